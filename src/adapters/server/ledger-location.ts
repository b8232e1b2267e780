export type LedgerLocation =
  | { readonly tag: 'sqlite'; readonly dataDir: string }
  | { readonly tag: 'postgres'; readonly url: string; readonly requiresStandby: boolean }
