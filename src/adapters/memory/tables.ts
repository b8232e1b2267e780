import type { Kept } from '../../domain/registration/arrived-registration'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import type { ErasureRecord } from '../ledger/erasure-record'

export type RegistrationRow = {
  readonly id: number
  readonly target: Target
  readonly phone: string
  readonly record: string
  readonly at: EpochMs
  readonly consentVersion: string | null
}
type KeyRow = {
  readonly target: Target
  readonly key: string
  readonly bodyHash: string
  readonly kept: Kept
}
export type BatchRow = {
  readonly id: number
  readonly target: Target
  readonly mark: string
  readonly state: 'open' | 'delivered' | 'parked'
  readonly attempts: number
  readonly nextTryAt: EpochMs
  readonly deliveredAt: EpochMs | null
  readonly lastError: string | null
}

/** Rows stand in the order in which they came. */
export type Tables = {
  readonly lastIds: { readonly registration: number; readonly quarantine: number }
  readonly registration: ReadonlyArray<RegistrationRow>
  readonly quarantine: ReadonlyArray<RegistrationRow>
  readonly idempotency: ReadonlyArray<KeyRow>
  readonly outbox: ReadonlyArray<{
    readonly id: number
    readonly target: Target
    readonly batch: number | null
  }>
  readonly batch: ReadonlyArray<BatchRow>
  readonly counter: ReadonlyMap<string, number>
  readonly halt: ReadonlyMap<Target, { readonly reason: string; readonly at: EpochMs }>
  readonly secret: ReadonlyMap<string, string>
  readonly erasure: ReadonlyArray<ErasureRecord & { readonly attempts: number; readonly nextTryAt: EpochMs }>
}

export const EMPTY_TABLES: Tables = {
  lastIds: { registration: 0, quarantine: 0 },
  registration: [],
  quarantine: [],
  idempotency: [],
  outbox: [],
  batch: [],
  counter: new Map(),
  halt: new Map(),
  secret: new Map(),
  erasure: [],
}

/** What a statement gives and what it changes. */
export type Answer = { readonly rows: ReadonlyArray<unknown>; readonly changed: Partial<Tables> }

export const given = (rows: ReadonlyArray<unknown>): Answer => ({ rows, changed: {} })
export const changed = (tables: Partial<Tables>, rows: ReadonlyArray<unknown> = []): Answer => ({
  rows,
  changed: tables,
})

/** Takes rows, which of them are meant and what becomes of these, gives all of them. */
export const updated = <Row>(
  rows: ReadonlyArray<Row>,
  isMeant: (row: Row) => boolean,
  change: Partial<Row> | ((row: Row) => Partial<Row>),
): ReadonlyArray<Row> =>
  rows.map((row) =>
    isMeant(row) ? { ...row, ...(typeof change === 'function' ? change(row) : change) } : row,
  )
