/** The most rows that travel together. */
export const BATCH_ROWS = 500
/** How far apart, in ms, two writes to the service are at least: a minute's quota is 60 of them, 48 leave room. */
export const WRITE_GAP_MS = 1_250
/** All marks of a spreadsheet share 30,000 characters: so many of the newest of one sheet are kept … */
export const MARKERS_KEPT = 1_000
/** … and so many of each where two sheets are tabs of one spreadsheet; … */
export const MARKERS_KEPT_OF_TWO = 450
/** … older ones are removed so many at a time. */
export const MARKERS_PRUNED_AT_ONCE = 100
/** The most removals that are looked for in one reading of a sheet. */
export const REMOVALS_AT_ONCE = 100
/** Removals that have waited so long, in ms, go before batches: where registrations never cease they would wait for ever. */
export const LONGEST_REMOVAL_WAIT_MS = 60_000
/** A service that asks for a day is asked again within so many ms. */
export const LONGEST_ASKED_MS = 300_000
/** The next write is never further ahead than this, in ms, unless the clock was set back. */
export const FURTHEST_WRITE_MS = 60_000
