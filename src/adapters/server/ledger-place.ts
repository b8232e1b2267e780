/** Where registrations are kept: in the database at an address, or, where there is none, in a file of a folder. */
export type LedgerPlace = { readonly dataDir: string; readonly databaseUrl: string | null }
