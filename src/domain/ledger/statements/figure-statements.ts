import * as t from 'io-ts'
import { CountRow, type NoValues, type OfTarget, one, query } from './statement'

const Counts = t.strict({
  pending: t.number,
  oldestPendingAt: t.union([t.number, t.null]),
  parkedRows: t.number,
  lastError: t.union([t.string, t.null]),
  quarantined: t.number,
  queuedRemovals: t.number,
})

/** Counting this many rows takes less than 1 ms. */
export const COUNTED_AT_ONCE = 5_000

const Count = t.type({ rows: t.number, last: t.union([t.number, t.null]) })

export const FIGURE_STATEMENTS = {
  counts: one(Counts)<NoValues>(),
  oldestWaiting: query(t.type({ at: t.number }))<OfTarget>(),
  countUndelivered: one(Count)<{ readonly after: number }>(),
  countQuarantined: one(Count)<{ readonly after: number }>(),
  countParked: one(CountRow)<NoValues>(),
}
