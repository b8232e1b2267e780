/** Why the ledger cannot be read or changed now: a plain sentence for the operator, with nothing of what visitors sent. */
export type LedgerTrouble = { readonly tag: 'trouble'; readonly reason: string }
