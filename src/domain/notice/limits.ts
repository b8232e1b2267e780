/** News of registrations are summed up for so long, in ms, after a notice of some. */
export const NOTICE_GAP_MS = 30_000
/** A notice that was given to a process is given to no other for so long, in ms. */
export const CLAIM_MS = 60_000
/** Longest wait in ms between two tries of a notice; it is tried until it is taken. */
export const LONGEST_NOTICE_WAIT_MS = 600_000
