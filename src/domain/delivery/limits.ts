/** The most rows that travel together. */
export const BATCH_ROWS = 500
/** How far apart, in ms, two writes to the service are at least: a minute's quota is 60 of them, 48 leave room. */
export const WRITE_GAP_MS = 1_250
/** All marks of a spreadsheet share 30,000 characters: so many of the newest are kept … */
export const MARKERS_KEPT = 1_000
/** … and older ones are removed so many at a time. */
export const MARKERS_PRUNED_AT_ONCE = 100
/** The most removals that are looked for in one reading of a sheet. */
export const REMOVALS_AT_ONCE = 100
