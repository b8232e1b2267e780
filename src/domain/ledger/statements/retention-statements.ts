import * as t from 'io-ts'
import type { EpochMs } from '../../time/epoch-ms'
import { ArrivedRow, CountRow, type NoValues, type OfPhone, one, query, TimeRow } from './statement'

/** Limits how long a step of the erasure locks the ledger. */
export const OLD_ROWS_AT_ONCE = 200

export type OldFrom = { readonly before: EpochMs; readonly at: EpochMs; readonly id: number }

export const RETENTION_STATEMENTS = {
  oldRegistrations: query(ArrivedRow)<OldFrom>(),
  oldQuarantined: query(ArrivedRow)<OldFrom>(),
  heldOfPerson: query(t.type({ latest: t.number, waiting: t.number }))<OfPhone>(),
  newestRow: one(TimeRow)<NoValues>(),
  countRows: one(CountRow)<NoValues>(),
}
