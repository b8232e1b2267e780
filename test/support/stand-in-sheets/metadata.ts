import type { DimensionRange } from './area'
import { type Book, tabById } from './book'
import { type Dimension, movedIndex, type Rearrangement } from './rearrange'
import { refusal } from './refusal'

/** Where metadata is; `index` is a row's or a column's, from 0. */
export type Location =
  | { readonly type: 'SPREADSHEET' }
  | { readonly type: 'SHEET'; readonly sheetId: number }
  | { readonly type: 'ROW' | 'COLUMN'; readonly sheetId: number; readonly index: number }

/** `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets.developerMetadata` */
export type Metadata = {
  readonly metadataId: number
  readonly metadataKey: string
  readonly metadataValue?: string
  readonly visibility: 'DOCUMENT' | 'PROJECT'
  readonly location: Location
}

/** A location as it is sent and answered. */
export type LocationBody = {
  readonly locationType?: string
  readonly spreadsheet?: boolean
  readonly sheetId?: number
  readonly dimensionRange?: DimensionRange
}

export const sheetOf = (location: Location): number | null =>
  location.type === 'SPREADSHEET' ? null : location.sheetId

/** The range must be of exactly one row or column. */
export const readLocation = (book: Book, body: LocationBody | undefined): Location => {
  const { spreadsheet, sheetId, dimensionRange } = body ?? {}
  if ([spreadsheet, sheetId, dimensionRange].filter((given) => given !== undefined).length !== 1)
    throw refusal('exactly one location must be specified')
  if (spreadsheet !== undefined) return { type: 'SPREADSHEET' }
  if (dimensionRange === undefined) return { type: 'SHEET', sheetId: tabById(book, sheetId ?? 0).sheetId }
  const { dimension, startIndex = 0, endIndex } = dimensionRange
  const tab = tabById(book, dimensionRange.sheetId ?? 0)
  const count = dimension === 'ROWS' ? tab.rowCount : tab.columnCount
  if (endIndex !== startIndex + 1) throw refusal('dimensionRange must be a single row or column')
  if (startIndex < 0 || endIndex > count) throw refusal('dimensionRange is outside the grid')
  return { type: dimension === 'ROWS' ? 'ROW' : 'COLUMN', sheetId: tab.sheetId, index: startIndex }
}

const locationBody = (location: Location): LocationBody => {
  if (location.type === 'SPREADSHEET') return { locationType: 'SPREADSHEET', spreadsheet: true }
  const { type, sheetId } = location
  if (type === 'SHEET') return { locationType: type, sheetId }
  const { index } = location
  return {
    locationType: type,
    dimensionRange: {
      sheetId,
      dimension: type === 'ROW' ? 'ROWS' : 'COLUMNS',
      startIndex: index,
      endIndex: index + 1,
    },
  }
}

export const metadataBody = ({ location, ...rest }: Metadata) => ({
  ...rest,
  location: locationBody(location),
})

const MAX_CHARACTERS = 30_000

/**
 * Refuses more than the spreadsheet, or one of its tabs with its rows and columns, may have:
 * `developers.google.com/workspace/sheets/api/guides/metadata`.
 */
export const refuseTooMuchMetadata = ({ metadata }: Pick<Book, 'metadata'>, where: Location): void => {
  const scope = sheetOf(where)
  let characters = 0
  for (const { metadataKey, metadataValue = '', location } of metadata.values())
    if (sheetOf(location) === scope) characters += metadataKey.length + metadataValue.length
  if (characters > MAX_CHARACTERS)
    throw refusal(`The developer metadata would exceed the limit of ${MAX_CHARACTERS} characters.`)
}

/** Keeps the entries that `change` gives a location, and drops those it gives null. */
export const relocated = (
  metadata: ReadonlyMap<number, Metadata>,
  change: (location: Location) => Location | null,
): ReadonlyMap<number, Metadata> => {
  let isChanged = false
  const kept = new Map<number, Metadata>()
  for (const [id, entry] of metadata) {
    const location = change(entry.location)
    if (location !== entry.location) isChanged = true
    if (location !== null) kept.set(id, location === entry.location ? entry : { ...entry, location })
  }
  return isChanged ? kept : metadata
}

/** Metadata stays with its row or column, and is deleted with it. */
export const followRearrangement = (
  book: Book,
  sheetId: number,
  dimension: Dimension,
  change: Rearrangement,
): void => {
  const type = dimension === 'ROWS' ? 'ROW' : 'COLUMN'
  book.metadata = relocated(book.metadata, (location) => {
    if (location.type !== type || location.sheetId !== sheetId) return location
    const index = movedIndex(change, location.index)
    return index === null ? null : index === location.index ? location : { ...location, index }
  })
}
