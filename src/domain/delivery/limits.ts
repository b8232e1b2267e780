export const BATCH_ROWS = 500
/** Minimum gap in ms between two writes to the service: 48 a minute of a quota of 60. */
export const WRITE_GAP_MS = 1_250
/** Rows refused alone, one after another: at this number their cause is shared, and the sheet is halted. */
export const SHARED_CAUSE_ROWS = 10
export const MARKERS_PRUNED_AT_ONCE = 100
/** A call for work that was given longer ago than this, in ms, is not made: its process was suspended. */
export const LONGEST_WORK_MS = 180_000
/** A marker stays so long, in ms: a call may arrive as long as TCP sends it again (15.4 min), and Google then takes up to 3 min. */
export const MARKER_KEPT_MS = 1_140_000
export const REMOVALS_AT_ONCE = 100
/** Removals older than this, in ms, go before batches: with a constant stream of registrations they would never be done. */
export const LONGEST_REMOVAL_WAIT_MS = 60_000
/** Maximum wait in ms that the service's `Retry-After` can impose. */
export const LONGEST_ASKED_MS = 300_000
/** A next write further ahead than this, in ms, comes from a clock that was set back. */
export const FURTHEST_WRITE_MS = 60_000
