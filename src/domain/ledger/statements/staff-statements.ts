import * as t from 'io-ts'
import { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { FoundRow, KeptRow } from '../kept-row'
import type { HistorySpan } from '../staff/staff-use'
import { CountRow, change, IdRow, type NoValues, type OfPhone, type OfTarget, one, query } from './statement'

const Counts = t.strict({
  pending: t.number,
  oldestPendingAt: t.union([t.number, t.null]),
  parkedRows: t.number,
  lastError: t.union([t.string, t.null]),
  quarantined: t.number,
  queuedRemovals: t.number,
})
const FailedReading = t.strict({ target: Target, reason: t.string })
const Halt = t.strict({ target: Target, reason: t.string, at: t.number })

/** Counting this many rows takes less than 1 ms. */
export const COUNTED_AT_ONCE = 5_000
/** Entries of the history. */
export const SHOWN_ENTRIES = 100

const Count = t.type({ rows: t.number, last: t.union([t.number, t.null]) })

/** `phoneHash` is a keyed hash of the phone number. */
export const HistoryRow = t.type({
  id: t.string,
  at: t.number,
  who: t.string,
  command: t.string,
  phoneHash: t.union([t.string, t.null]),
  /** How many registrations it concerned; null if unknown, also if the command did not finish. */
  rows: t.union([t.number, t.null]),
})
type HistoryRow = t.TypeOf<typeof HistoryRow>

export const STAFF_STATEMENTS = {
  counts: one(Counts)<NoValues>(),
  haltedTargets: query(Halt)<NoValues>(),
  failedReadings: query(FailedReading)<NoValues>(),
  releaseBatches: query(IdRow)<NoValues>(),
  retryBatches: change<NoValues>(),
  retryRemovals: change<NoValues>(),
  liftHalts: query(t.type({ target: t.string }))<NoValues>(),
  registrationPage: query(KeptRow)<OfTarget & { readonly after: number }>(),
  withdrawOffers: query(IdRow)<OfPhone>(),
  withdrawQuarantinedOffers: query(IdRow)<OfPhone>(),
  foundByPhone: query(FoundRow)<OfPhone>(),
  countUndelivered: one(Count)<{ readonly after: number }>(),
  countQuarantined: one(Count)<{ readonly after: number }>(),
  countParked: one(CountRow)<NoValues>(),
  oldestWaiting: query(t.type({ at: t.number }))<OfTarget>(),
  insertEntry: change<HistoryRow>(),
  countUse: change<{ readonly id: string; readonly rows: number }>(),
  /** Of one person from a time on, newest first, without one command. */
  historyOfPerson: query(HistoryRow)<{
    readonly phoneHash: string
    readonly since: EpochMs
    readonly without: string
  }>(),
  latestHistory: query(HistoryRow)<NoValues>(),
  historyPage: query(HistoryRow)<HistorySpan & Pick<HistoryRow, 'at' | 'id'>>(),
}
