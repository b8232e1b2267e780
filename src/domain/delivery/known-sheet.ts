/** A tab as staff see it. `columns`: where the number and the time of a row are read, from 0, once they are found. */
export type TabName = {
  readonly spreadsheet: string
  readonly name: string
  readonly columns?: { readonly phone: number; readonly time: number }
}

/**
 * A tab that took rows of registrations. `tab` is its number, which a renamed tab keeps; null if only its name was
 * recorded.
 */
export type KnownSheet = {
  readonly id: string
  readonly spreadsheet: string
  readonly tab: number | null
  readonly name: string
}

/** A tab by its number, which stays when the tab is renamed, and by its present name. */
export type OpenSheet = { readonly spreadsheet: string; readonly tab: number; readonly name: string }
