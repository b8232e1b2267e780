import * as t from 'io-ts'
import { CountRow, type NoValues, type OfTarget, query } from './statement'

/** Counting this many rows takes less than 1 ms. */
export const COUNTED_AT_ONCE = 5_000

const Count = t.type({ rows: t.number, last: t.union([t.number, t.null]) })

export const FIGURE_STATEMENTS = {
  countUndelivered: query(Count)<{ readonly after: number }>(),
  countQuarantined: query(Count)<{ readonly after: number }>(),
  countParked: query(CountRow)<NoValues>(),
  oldestWaiting: query(t.type({ at: t.number }))<OfTarget>(),
}
