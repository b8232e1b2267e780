/** How many rows a statement reads at once: a reader that pauses between pages holds no lock and does not prevent a checkpoint. */
export const ROWS_AT_A_TIME = 1_000
