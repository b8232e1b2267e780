/** After a notice of new registrations, further ones are collected for this long, in ms. */
export const NOTICE_GAP_MS = 30_000
/** How long a process has the exclusive right to send a notice that it claimed, in ms. */
export const CLAIM_MS = 60_000
/** Longest backoff between two tries to send a notice, in ms; tries never end. */
export const LONGEST_NOTICE_WAIT_MS = 600_000
/** A webhook or mail server that has not answered after this time, in ms, counts as unreachable. */
export const SEND_TIMEOUT_MS = 15_000
