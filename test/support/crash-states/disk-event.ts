/** What a recorded system call did to the data folder, files by their names in it; `answered` is a client told 200. */
export type DiskEvent =
  | { readonly tag: 'created'; readonly file: string }
  | { readonly tag: 'removed'; readonly file: string }
  | { readonly tag: 'written'; readonly file: string; readonly at: number; readonly bytes: Uint8Array }
  | { readonly tag: 'cut'; readonly file: string; readonly size: number }
  | { readonly tag: 'synced'; readonly file: string }
  /** The system said that what it held of the file may not have reached the disk. */
  | { readonly tag: 'syncFailed'; readonly file: string }
  | { readonly tag: 'folderSynced' }
  | { readonly tag: 'answered'; readonly key: string; readonly status: number }
