import { intersects } from './area'
import { type Book, tabById } from './book'
import { type Location, type LocationBody, type Metadata, readLocation } from './metadata'
import { refusal } from './refusal'
import { type Area, wholeOf } from './tab'

type Lookup = {
  readonly metadataId?: number
  readonly metadataKey?: string
  readonly metadataValue?: string
  readonly metadataLocation?: LocationBody
  readonly locationMatchingStrategy?: 'EXACT_LOCATION' | 'INTERSECTING_LOCATION'
}

/** `developers.google.com/workspace/sheets/api/reference/rest/v4/DataFilter`, by a look-up of metadata only. */
export type DataFilter = { readonly developerMetadataLookup?: Lookup }

/** The cells of a location; null for the spreadsheet, whose metadata intersects no other. */
export const areaOfLocation = (book: Book, location: Location): Area | null => {
  if (location.type === 'SPREADSHEET') return null
  const whole = wholeOf(tabById(book, location.sheetId))
  if (location.type === 'SHEET') return whole
  const { index } = location
  return location.type === 'ROW'
    ? { ...whole, startRow: index, endRow: index + 1 }
    : { ...whole, startColumn: index, endColumn: index + 1 }
}

const isSame = (one: Location, other: Location): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The metadata that fits a look-up by every criterion it has. */
export const metadataBy = (book: Book, filter: DataFilter | undefined): ReadonlyArray<Metadata> => {
  if (filter?.developerMetadataLookup === undefined)
    throw refusal('a data filter must have exactly one kind of criterion')
  const { metadataId, metadataKey, metadataValue, metadataLocation, locationMatchingStrategy } =
    filter.developerMetadataLookup
  if (locationMatchingStrategy !== undefined && metadataLocation === undefined)
    throw refusal('locationMatchingStrategy requires a metadataLocation')
  const place = metadataLocation === undefined ? null : readLocation(book, metadataLocation)
  const area = place === null ? null : areaOfLocation(book, place)
  const isThere = (location: Location): boolean => {
    if (place === null || isSame(place, location)) return true
    if (locationMatchingStrategy === 'EXACT_LOCATION' || area === null) return false
    const other = areaOfLocation(book, location)
    return other !== null && intersects(area, other)
  }
  return [...book.metadata.values()].filter(
    (entry) =>
      (metadataId === undefined || entry.metadataId === metadataId) &&
      (metadataKey === undefined || entry.metadataKey === metadataKey) &&
      (metadataValue === undefined || entry.metadataValue === metadataValue) &&
      isThere(entry.location),
  )
}
