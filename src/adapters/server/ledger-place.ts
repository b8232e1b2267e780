/** Where registrations are kept: a file in a folder, or a database at an address. */
export type LedgerPlace =
  | { readonly tag: 'sqlite'; readonly dataDir: string }
  | { readonly tag: 'postgres'; readonly url: string }
