import { only, type Script } from '../script'
import { advanceVariable, readVariable, setVariable } from '../variables'

const LOWEST_ID = 1_000_000
const HIGHEST_START = 1_000_000_000
/** Metadata ids in a spreadsheet are below 2^31. */
const HIGHEST_ID = 2_000_000_000
const SHORTEST_LEAP = 1_000
const LONGEST_LEAP = 1_000_000

/** A random first id, so that two installations with one spreadsheet hardly ever use the same ids. */
function* firstBatchId(): Script<number> {
  return (yield* only('draw', { least: LOWEST_ID, limit: HIGHEST_START })).drawn
}

/** The next id for a batch, or for a round of removals; no id is given twice, even after a restore. */
export function* nextBatchId(): Script<number> {
  return yield* advanceVariable('batch', yield* firstBatchId())
}

/** Continues above `highest` after a restore, with room for ids that were assigned after the backup. */
export function* raiseBatchIds(highest: number): Script<void> {
  const former = Math.max((yield* readVariable('batch')) ?? (yield* firstBatchId()), highest)
  const leap = (yield* only('draw', { least: SHORTEST_LEAP, limit: LONGEST_LEAP })).drawn
  const next = former > HIGHEST_ID ? yield* firstBatchId() : former + leap
  yield* setVariable('batch', next)
}
