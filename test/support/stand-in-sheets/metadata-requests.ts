import { type Actor, type Book, freshId } from './book'
import { areaOfLocation, type DataFilter, metadataBy } from './data-filter'
import {
  type Location,
  type LocationBody,
  type Metadata,
  metadataBody,
  readLocation,
  refuseTooMuchMetadata,
} from './metadata'
import { refuseProtected } from './protection'
import { refusal } from './refusal'

type Given = {
  readonly metadataId?: number
  readonly metadataKey?: string
  readonly metadataValue?: string
  readonly visibility?: 'DOCUMENT' | 'PROJECT'
  readonly location?: LocationBody
}

/** The copy that belongs to the call under way, so that many requests of one call copy only once. */
const copies = new WeakMap<ReadonlyMap<number, Metadata>, Book>()

const writable = (book: Book): Map<number, Metadata> => {
  if (copies.get(book.metadata) !== book) {
    book.metadata = new Map(book.metadata)
    copies.set(book.metadata, book)
  }
  return book.metadata as Map<number, Metadata>
}

const refuseCovered = (book: Book, actor: Actor, location: Location): void => {
  const area = actor.settings.protectionCoversMetadata ? areaOfLocation(book, location) : null
  if (area !== null) refuseProtected(book, actor, area)
}

/**
 * `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets.developerMetadata`: an id is positive and used
 * once in the spreadsheet; key and visibility are required.
 */
export const createDeveloperMetadata = (
  book: Book,
  { developerMetadata: given = {} }: { readonly developerMetadata?: Given },
  actor: Actor,
) => {
  const { metadataId, metadataKey = '', metadataValue, visibility } = given
  if (metadataId !== undefined && metadataId < 1) throw refusal('metadataId must be positive')
  if (metadataId !== undefined && book.metadata.has(metadataId))
    throw refusal(`Metadata with id ${metadataId} already exists`)
  if (metadataKey === '') throw refusal('metadataKey must be specified')
  if (visibility === undefined) throw refusal('visibility must be specified')
  const location = readLocation(book, given.location)
  refuseCovered(book, actor, location)
  const created: Metadata = {
    metadataId: metadataId ?? freshId(actor.random, (id) => book.metadata.has(id)),
    metadataKey,
    ...(metadataValue === undefined ? {} : { metadataValue }),
    visibility,
    location,
  }
  writable(book).set(created.metadataId, created)
  refuseTooMuchMetadata(book, location)
  return { createDeveloperMetadata: { developerMetadata: metadataBody(created) } }
}

/** What happens if a filter finds nothing is not documented, so it is a setting. */
export const deleteDeveloperMetadata = (
  book: Book,
  { dataFilter }: { readonly dataFilter?: DataFilter },
  actor: Actor,
) => {
  const found = metadataBy(book, dataFilter)
  if (found.length === 0 && actor.settings.isMissingMetadataRefused)
    throw refusal('No developer metadata matches the filter')
  for (const { metadataId, location } of found) {
    refuseCovered(book, actor, location)
    writable(book).delete(metadataId)
  }
  return {
    deleteDeveloperMetadata: found.length === 0 ? {} : { deletedDeveloperMetadata: found.map(metadataBody) },
  }
}
