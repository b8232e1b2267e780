/** The ledger cannot be used, so nothing was kept or read. `reason` contains nothing that the visitor sent. */
export type LedgerUnavailable = { readonly tag: 'unavailable'; readonly reason: string }

/** `keyReused`: the idempotency key was already used with another body. */
export type KeepFailure = { readonly tag: 'keyReused' } | LedgerUnavailable

/** `reason` is a sentence for the operator and contains nothing that visitors sent. */
export type LedgerFailure = { readonly tag: 'failed'; readonly reason: string }

/** `stillRead`: the rows are deleted, but their bytes stay in the file as long as another process reads it. */
export type EraseFailure = LedgerFailure | { readonly tag: 'stillRead' }
