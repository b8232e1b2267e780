import type { KnownSheet } from '../../../src/domain/delivery/known-sheet'
import type { Handling } from '../../../src/domain/handling/handling'
import type { Passkey } from '../../../src/domain/ledger/access'
import type { ContractTerm } from '../../../src/domain/ledger/kept-contract'
import type { KnownHead } from '../../../src/domain/ledger/record-of-erasures'
import type { RemovalRecord } from '../../../src/domain/ledger/removal-record'
import type { Served } from '../../../src/domain/ledger/served'
import type { HistoryEntry } from '../../../src/domain/ledger/staff-use'
import type { HandlingStep } from '../../../src/domain/ledger/statements/handling-statements'
import type { NewNotice } from '../../../src/domain/ledger/statements/notice-statements'
import type { Kept } from '../../../src/domain/registration/arrived-registration'
import type { EpochMs } from '../../../src/domain/registration/epoch-ms'
import type { Target } from '../../../src/domain/registration/registration'
import { createTable, type Undo } from './table'

export type RegistrationRow = {
  readonly id: number
  readonly target: Target
  readonly phone: string
  readonly record: string
  readonly at: EpochMs
  readonly consentVersion: string | null
  readonly offersVersion: string | null
}
export const keyId = (target: Target, key: string): string => `${target} ${key}`

type KeyRow = { readonly id: string; readonly bodyHash: string; readonly kept: Kept }
/** The key of a registration; null if it has none. */
export const keyIn = (
  idempotency: Tables['idempotency'],
  { id, target }: { readonly id: number; readonly target: Target },
  isTrapped: boolean,
): string | null => {
  const [held] = idempotency.where(({ kept }) => kept.isTrapped === isTrapped && kept.id === id)
  return held === undefined ? null : held.id.slice(target.length + 1)
}

type OutboxRow = { readonly id: number; readonly target: Target; readonly batch: number | null }
export type BatchRow = {
  readonly id: number
  readonly target: Target
  readonly mark: string
  readonly spreadsheet: string | null
  readonly state: 'open' | 'delivered' | 'parked'
  readonly attempts: number
  readonly nextTryAt: EpochMs
  readonly deliveredAt: EpochMs | null
  readonly lastError: string | null
}
type HaltRow = { readonly target: Target; readonly reason: string; readonly at: EpochMs }
type NoticeRow = NewNotice & { readonly attempts: number }
type ErasureRow = RemovalRecord & {
  readonly id: string
  readonly attempts: number
  readonly nextTryAt: EpochMs
  readonly lastError: string | null
}
type EmployeeRow = {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly seenAt: EpochMs | null
}
type OfEmployee = { readonly id: string; readonly name: string }
type SheetRow = KnownSheet & { readonly target: Target }

export type HandlingRow = Handling & {
  readonly id: number
  readonly target: Target
  readonly at: EpochMs
  readonly reference: string
  readonly name: string
  readonly number: string
}
type StepRow = HandlingStep & {
  readonly id: string
  readonly registration: number
  readonly prices: string | null
}
/** `order` is the number of the order. */
export type ContractRow = Omit<ContractTerm, 'id'> & {
  readonly id: string
  readonly order: number
  readonly phone: string
  readonly record: string
}

export const createTables = (log: (undo: Undo) => void) => ({
  lastId: createTable<'registration' | 'quarantine', number>(log),
  registration: createTable<number, RegistrationRow>(log),
  quarantine: createTable<number, RegistrationRow>(log),
  idempotency: createTable<string, KeyRow>(log),
  outbox: createTable<number, OutboxRow>(log),
  batch: createTable<number, BatchRow>(log),
  counter: createTable<string, number>(log),
  halt: createTable<Target, HaltRow>(log),
  secret: createTable<string, string>(log),
  erasure: createTable<string, ErasureRow>(log),
  history: createTable<string, HistoryEntry>(log),
  unannounced: createTable<number, Pick<RegistrationRow, 'id' | 'target'>>(log),
  notice: createTable<string, NoticeRow>(log),
  sheet: createTable<string, SheetRow>(log),
  recordHead: createTable<string, KnownHead>(log),
  served: createTable<string, Served>(log),
  staff: createTable<string, EmployeeRow>(log),
  invitation: createTable<string, OfEmployee & { readonly until: EpochMs }>(log),
  passkey: createTable<string, Passkey>(log),
  challenge: createTable<string, { readonly id: string; readonly until: EpochMs }>(log),
  session: createTable<string, OfEmployee & { readonly begunAt: EpochMs; readonly usedAt: EpochMs }>(log),
  handling: createTable<number, HandlingRow>(log),
  step: createTable<string, StepRow>(log),
  contract: createTable<string, ContractRow>(log),
})

export type Tables = ReturnType<typeof createTables>
