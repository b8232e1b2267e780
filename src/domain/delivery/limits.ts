import { MINUTE_MS } from '../time/epoch-ms'

export const BATCH_ROWS = 500
/** Minimum interval between two writes to the service, in ms: 48 writes a minute of a quota of 60. */
export const WRITE_GAP_MS = 1_250
/** Once this many consecutive rows were refused one by one, the sheet is halted: the rows are not the cause. */
export const SHARED_CAUSE_ROWS = 10
export const MARKERS_PRUNED_AT_ONCE = 100
/** Work handed out longer ago than this, in ms, is not sent: the process was suspended meanwhile. */
export const LONGEST_WORK_MS = 180_000
/**
 * A call may change the sheet for this long after it was sent, in ms: TCP may retransmit it for 15.4 min, and Google may process
 * it for 3 min.
 */
export const LONGEST_CALL_MS = 19 * MINUTE_MS
export const REMOVALS_AT_ONCE = 100
/** Removals older than this, in ms, take precedence over batches; a steady stream of registrations would starve them. */
export const LONGEST_REMOVAL_WAIT_MS = MINUTE_MS
/** If the last write is later than now by more than this, in ms, it is ignored: the clock was set back. */
export const FURTHEST_WRITE_MS = MINUTE_MS
