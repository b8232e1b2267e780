import type * as IO from 'fp-ts/IO'

/** Returns whether this is the session's first call, and then sets the session's `register` flag (M-091, M-094). */
export type ClaimPopup = IO.IO<boolean>
