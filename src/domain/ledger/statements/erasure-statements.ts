import * as t from 'io-ts'
import { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { HeldRow, type NewRemoval } from '../erase/new-removal'
import {
  ArrivedRow,
  CountRow,
  change,
  IdRow,
  type NoValues,
  type OfPhone,
  type OfTarget,
  one,
  query,
  TimeRow,
} from './statement'

const Removal = t.type({
  id: t.string,
  phoneHash: t.string,
  at: t.number,
  rowsUntil: t.union([t.number, t.null]),
  sheet: t.union([t.string, t.null]),
  times: t.union([t.string, t.null]),
})

type Ids = { readonly ids: ReadonlyArray<string> }

const Head = t.type({ recordId: t.string, line: t.number, hash: t.string })
type Head = t.TypeOf<typeof Head>

/** Limits how long a step of the erasure locks the ledger. */
export const OLD_ROWS_AT_ONCE = 200

export type OldFrom = { readonly before: EpochMs; readonly at: EpochMs; readonly id: number }

export const ERASURE_STATEMENTS = {
  /** Phone hashes of a target's queued removals from a spreadsheet; from all spreadsheets if it is null. */
  queuedPhoneHashes: query(t.type({ phoneHash: t.string }))<
    OfTarget & { readonly spreadsheet: string | null }
  >(),
  oldestRemoval: one(TimeRow)<OfTarget>(),
  dueRemovals: query(Removal)<OfTarget & { readonly at: EpochMs }>(),
  /** Bounds removals, because rows that the sheet took later may be of the same person. */
  boundRemovals: change<NoValues>(),
  finishRemovals: change<Ids>(),
  removalTries: query(t.type({ id: t.string, tries: t.number }))<Ids>(),
  postponeRemoval: change<{ readonly id: string; readonly nextTryAt: EpochMs; readonly reason: string }>(),
  /** The person’s rows; one that has left the outbox is in the sheet. */
  heldRows: query(HeldRow)<OfPhone>(),
  heldTimes: query(t.type({ target: Target, at: t.number }))<OfPhone>(),
  insertRemoval: change<NewRemoval & { readonly id: string }>(),
  deleteRegistrations: query(IdRow)<OfPhone>(),
  deleteQuarantined: query(IdRow)<OfPhone>(),
  insertSecret: change<{ readonly name: string; readonly value: string }>(),
  secrets: query(t.type({ value: t.string }))<NoValues>(),
  /** Phone hashes of the queued removals of all targets. */
  allQueuedPhoneHashes: query(t.type({ phoneHash: t.string }))<NoValues>(),
  readSecret: one(t.type({ value: t.string }))<{ readonly name: string }>(),
  knownHeads: query(Head)<NoValues>(),
  writeHead: change<Head>(),
  forgetHead: change<Pick<Head, 'recordId'>>(),
  oldRegistrations: query(ArrivedRow)<OldFrom>(),
  oldQuarantined: query(ArrivedRow)<OldFrom>(),
  heldOfPerson: query(t.type({ latest: t.number, waiting: t.number }))<OfPhone>(),
  newestRow: one(TimeRow)<NoValues>(),
  countRows: one(CountRow)<NoValues>(),
}
