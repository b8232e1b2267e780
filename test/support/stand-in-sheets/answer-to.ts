import { readA1 } from './a1'
import { areasBy, type DataFilter, metadataBy } from './data-filter'
import { masked, readMask, refuseUnknownFields } from './field-mask'
import { areasOfRanges, getSpreadsheet } from './get-spreadsheet'
import { METADATA_FIELDS, VALUES_FIELDS } from './known-fields'
import { metadataBody } from './metadata'
import { readValues, valueOptions } from './read-values'
import { type Answer, refusal } from './refusal'
import { GET_BY_FILTER_SHAPE, SEARCH_SHAPE, VALUES_BY_FILTER_SHAPE } from './request-shapes'
import { checkShape } from './shape'
import type { Call, Spreadsheet } from './spreadsheet'

const maskOf = (query: URLSearchParams) => {
  const fields = query.get('fields')
  return fields === null ? null : readMask(fields)
}

const trimmed = (
  body: unknown,
  query: URLSearchParams,
  known: Parameters<typeof refuseUnknownFields>[1],
): unknown => {
  const mask = maskOf(query)
  if (mask === null) return body
  refuseUnknownFields(mask, known)
  return masked(body, mask)
}

type Filters = {
  readonly dataFilters?: ReadonlyArray<DataFilter>
  readonly includeGridData?: boolean
} & Readonly<Record<string, unknown>>

/** Answers a read of the spreadsheet at one instant. */
const read = (path: string, query: URLSearchParams, body: unknown): Call => {
  const filters = (body ?? {}) as Filters
  const { dataFilters = [] } = filters
  const marker = /^\/developerMetadata\/(\d+)$/.exec(path)?.[1]
  const range = /^\/values\/([^/]+)$/.exec(path)?.[1]
  if (marker !== undefined)
    return (book) => {
      const found = book.metadata.get(Number(marker))
      if (found === undefined) throw refusal('Requested entity was not found.', 404)
      return trimmed(metadataBody(found), query, METADATA_FIELDS)
    }
  if (range !== undefined)
    return (book) =>
      trimmed(
        readValues(
          book,
          readA1(book, decodeURIComponent(range)),
          valueOptions((name) => query.get(name)),
        ),
        query,
        VALUES_FIELDS,
      )
  if (path === '')
    return (book, actor) =>
      getSpreadsheet(
        book,
        {
          areas: areasOfRanges(book, query.getAll('ranges')),
          isGridDataWanted: query.get('includeGridData') === 'true',
          mask: maskOf(query),
        },
        actor,
      )
  if (path === '/values:batchGet')
    return (book) => ({
      spreadsheetId: book.id,
      valueRanges: query.getAll('ranges').map((one) =>
        readValues(
          book,
          readA1(book, one),
          valueOptions((name) => query.get(name)),
        ),
      ),
    })
  if (path === '/values:batchGetByDataFilter')
    return (book) => {
      checkShape(VALUES_BY_FILTER_SHAPE, body)
      const options = valueOptions((name) => filters[name] as string | undefined)
      const valueRanges = dataFilters.flatMap((filter) =>
        areasBy(book, filter).map((area) => ({
          valueRange: readValues(book, area, options),
          dataFilters: [filter],
        })),
      )
      return trimmed({ spreadsheetId: book.id, valueRanges }, query, {
        spreadsheetId: true,
        valueRanges: { valueRange: VALUES_FIELDS, dataFilters: true },
      })
    }
  if (path === ':getByDataFilter')
    return (book, actor) => {
      checkShape(GET_BY_FILTER_SHAPE, body)
      return getSpreadsheet(
        book,
        {
          areas: dataFilters.flatMap((filter) => areasBy(book, filter)),
          isGridDataWanted: filters.includeGridData === true,
          mask: maskOf(query),
        },
        actor,
      )
    }
  if (path === '/developerMetadata:search')
    return (book) => {
      checkShape(SEARCH_SHAPE, body)
      const hits = dataFilters.map((filter) => ({ filter, entries: new Set(metadataBy(book, filter)) }))
      const all = [...new Set(hits.flatMap(({ entries }) => [...entries]))]
      const matchedDeveloperMetadata = all.map((entry) => ({
        developerMetadata: metadataBody(entry),
        dataFilters: hits.flatMap(({ filter, entries }) => (entries.has(entry) ? [filter] : [])),
      }))
      return trimmed(matchedDeveloperMetadata.length === 0 ? {} : { matchedDeveloperMetadata }, query, {
        matchedDeveloperMetadata: { developerMetadata: METADATA_FIELDS, dataFilters: true },
      })
    }
  return () => {
    throw refusal('Not found.', 404)
  }
}

const POSTED: ReadonlyArray<string> = [
  ':batchUpdate',
  ':getByDataFilter',
  '/developerMetadata:search',
  '/values:batchGetByDataFilter',
]

/** Answers a call of the service's REST interface. `url` is the whole one, with its query. */
export const answerTo = (book: Spreadsheet, url: URL, method: string, body: string | null): Answer => {
  const path = url.pathname.replace(/^\/v4\/spreadsheets\/[^/:]+/, '')
  if (method !== (POSTED.includes(path) ? 'POST' : 'GET'))
    return book.call(path, () => {
      throw refusal('Not found.', 404)
    })
  const posted: unknown = method === 'POST' ? JSON.parse(body ?? '') : undefined
  if (path !== ':batchUpdate') return book.call(path, read(path, url.searchParams, posted))
  const { status, body: replied } = book.batchUpdate(posted)
  const fields = url.searchParams.get('fields')
  return { status, body: status === 200 && fields !== null ? masked(replied, readMask(fields)) : replied }
}
