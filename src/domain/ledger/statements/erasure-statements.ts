import * as t from 'io-ts'
import { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { HeldRow, type NewRemoval } from '../erase/new-removal'
import { change, IdRow, type NoValues, type OfPhone, type OfTarget, one, query, TimeRow } from './statement'

const Removal = t.type({
  id: t.string,
  phoneHash: t.string,
  at: t.number,
  rowsUntil: t.union([t.number, t.null]),
  sheet: t.union([t.string, t.null]),
  times: t.union([t.string, t.null]),
})

type Ids = { readonly ids: ReadonlyArray<string> }

export const ERASURE_STATEMENTS = {
  /** A target's queued removals from a spreadsheet. */
  queuedRemovals: query(t.type({ id: t.string, phoneHash: t.string }))<
    OfTarget & { readonly spreadsheet: string }
  >(),
  /** Phone hashes of the queued removals of all targets. */
  allQueuedPhoneHashes: query(t.type({ phoneHash: t.string }))<NoValues>(),
  oldestRemoval: one(TimeRow)<OfTarget>(),
  dueRemovals: query(Removal)<OfTarget & { readonly at: EpochMs }>(),
  /** Bounds a removal, because rows that the sheet takes later may be of the same person. */
  boundRemoval: change<{ readonly id: string }>(),
  /** Bounds all removals, because the sheets may have taken rows that the ledger does not know. */
  boundRemovals: change<NoValues>(),
  retryRemovals: change<NoValues>(),
  finishRemovals: change<Ids>(),
  removalTries: query(t.type({ id: t.string, tries: t.number }))<Ids>(),
  postponeRemoval: change<{ readonly id: string; readonly nextTryAt: EpochMs; readonly reason: string }>(),
  /** The person’s rows; one that has left the outbox is in the sheet. */
  heldRows: query(HeldRow)<OfPhone>(),
  heldTimes: query(t.type({ target: Target, at: t.number }))<OfPhone>(),
  insertRemoval: change<NewRemoval & { readonly id: string }>(),
  deleteRegistrations: query(IdRow)<OfPhone>(),
  deleteQuarantined: query(IdRow)<OfPhone>(),
}
