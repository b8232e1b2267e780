import { readA1 } from './a1'
import { areaOf, type GridRange, intersects } from './area'
import { type Book, tabById } from './book'
import { type Location, type LocationBody, type Metadata, readLocation } from './metadata'
import { refusal } from './refusal'
import { type Area, wholeOf } from './tab'

type Lookup = {
  readonly metadataId?: number
  readonly metadataKey?: string
  readonly metadataValue?: string
  readonly visibility?: string
  readonly locationType?: string
  readonly metadataLocation?: LocationBody
  readonly locationMatchingStrategy?: 'EXACT_LOCATION' | 'INTERSECTING_LOCATION'
}

/** `developers.google.com/workspace/sheets/api/reference/rest/v4/DataFilter` */
export type DataFilter = {
  readonly a1Range?: string
  readonly gridRange?: GridRange
  readonly developerMetadataLookup?: Lookup
}

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

const refuseContradiction = ({ locationType, metadataLocation, locationMatchingStrategy }: Lookup): void => {
  if (locationMatchingStrategy !== undefined && metadataLocation === undefined)
    throw refusal('locationMatchingStrategy requires a metadataLocation')
  if (locationType !== undefined && locationMatchingStrategy === 'EXACT_LOCATION')
    throw refusal('locationType must be left unspecified with EXACT_LOCATION')
  if (
    locationType === 'SPREADSHEET' &&
    (locationMatchingStrategy === 'INTERSECTING_LOCATION' ||
      (metadataLocation !== undefined && metadataLocation.spreadsheet === undefined))
  )
    throw refusal('locationType SPREADSHEET cannot intersect another location')
}

const lookUp = (book: Book, lookup: Lookup): ReadonlyArray<Metadata> => {
  refuseContradiction(lookup)
  const { metadataId, metadataKey, metadataValue, visibility, locationType, metadataLocation } = lookup
  const place = metadataLocation === undefined ? null : readLocation(book, metadataLocation)
  const area = place === null ? null : areaOfLocation(book, place)
  const isThere = (location: Location): boolean => {
    if (place === null || isSame(place, location)) return true
    if (lookup.locationMatchingStrategy === 'EXACT_LOCATION' || area === null) return false
    const other = areaOfLocation(book, location)
    return other !== null && intersects(area, other)
  }
  const candidates =
    metadataId === undefined
      ? [...book.metadata.values()]
      : [book.metadata.get(metadataId)].filter((entry) => entry !== undefined)
  return candidates.filter(
    (entry) =>
      (metadataKey === undefined || entry.metadataKey === metadataKey) &&
      (metadataValue === undefined || entry.metadataValue === metadataValue) &&
      (visibility === undefined || entry.visibility === visibility) &&
      (locationType === undefined || entry.location.type === locationType) &&
      isThere(entry.location),
  )
}

const areaOfFilter = (book: Book, { a1Range, gridRange }: DataFilter): Area =>
  a1Range === undefined ? areaOf(book, gridRange ?? {}) : readA1(book, a1Range)

const refuseUnlessOne = (filter: DataFilter | undefined): DataFilter => {
  if (filter === undefined || Object.keys(filter).length !== 1)
    throw refusal('a data filter must have exactly one kind of criterion')
  return filter
}

/** The metadata that a filter selects: all that fits a look-up, or all whose location intersects the range. */
export const metadataBy = (book: Book, given: DataFilter | undefined): ReadonlyArray<Metadata> => {
  const filter = refuseUnlessOne(given)
  if (filter.developerMetadataLookup !== undefined) return lookUp(book, filter.developerMetadataLookup)
  const area = areaOfFilter(book, filter)
  return [...book.metadata.values()].filter(({ location }) => {
    const other = areaOfLocation(book, location)
    return other !== null && intersects(area, other)
  })
}

/** The areas that a filter selects: the range, or where the metadata is. */
export const areasBy = (book: Book, given: DataFilter): ReadonlyArray<Area> => {
  const filter = refuseUnlessOne(given)
  if (filter.developerMetadataLookup === undefined) return [areaOfFilter(book, filter)]
  return lookUp(book, filter.developerMetadataLookup).flatMap(({ location }) => {
    const area = areaOfLocation(book, location)
    return area === null ? [] : [area]
  })
}
