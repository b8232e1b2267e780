import type * as IO from 'fp-ts/IO'

/** Gives whether this call is the session's first, and sets the session's `register` flag if so (M-091, M-094). */
export type ClaimPopup = IO.IO<boolean>
