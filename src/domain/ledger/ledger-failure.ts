/** It could not be kept for good, so it was not taken; the reason says nothing of what the visitor sent. */
export type LedgerUnavailable = { readonly tag: 'unavailable'; readonly reason: string }

/** `keyReused`: the key came before with another body. */
export type KeepFailure = { readonly tag: 'keyReused' } | LedgerUnavailable

/** Why the ledger cannot be read or changed now: a plain sentence for the operator, with nothing of what visitors sent. */
export type LedgerTrouble = { readonly tag: 'trouble'; readonly reason: string }

/** `stillRead`: erased, but bytes are left while another process reads. */
export type EraseFailure = LedgerTrouble | { readonly tag: 'stillRead' }
