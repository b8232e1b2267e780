/** The registration was not kept; the reason says nothing of what the visitor sent. */
export type LedgerUnavailable = { readonly tag: 'unavailable'; readonly reason: string }

/** `keyReused`: the key came before with another body. */
export type KeepFailure = { readonly tag: 'keyReused' } | LedgerUnavailable

/** A plain sentence for the operator, with nothing of what visitors sent. */
export type LedgerTrouble = { readonly tag: 'trouble'; readonly reason: string }

/** `stillRead`: erased, but bytes remain while another process reads the file. */
export type EraseFailure = LedgerTrouble | { readonly tag: 'stillRead' }
