import * as t from 'io-ts'

/** A tab as staff see it. `columns`: where the number and the time of a row are read, from 0, once they are found. */
export const TabName = t.intersection([
  t.strict({ spreadsheet: t.string, name: t.string }),
  t.partial({ columns: t.strict({ phone: t.number, time: t.number }) }),
])
export type TabName = t.TypeOf<typeof TabName>

/**
 * A tab that took rows of registrations. `tab` is its id, which a renamed tab keeps; null if only its name was
 * recorded.
 */
export const KnownSheet = t.type({
  id: t.string,
  spreadsheet: t.string,
  tab: t.union([t.number, t.null]),
  name: t.string,
})
export type KnownSheet = t.TypeOf<typeof KnownSheet>

/** A tab by its id, which a renaming does not change, and its present name. */
export type OpenSheet = { readonly spreadsheet: string; readonly tab: number; readonly name: string }
