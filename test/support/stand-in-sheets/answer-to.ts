import { readA1 } from './a1'
import { masked, readMask, refuseUnknownFields } from './field-mask'
import { areasOfRanges, getSpreadsheet } from './get-spreadsheet'
import { METADATA_FIELDS, VALUES_FIELDS } from './known-fields'
import { metadataBody } from './metadata'
import { readValues, valueOptions } from './read-values'
import { type Answer, refusal } from './refusal'
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

/** Answers a read of the spreadsheet at one instant. */
const read = (path: string, query: URLSearchParams): Call => {
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
  return () => {
    throw refusal('Not found.', 404)
  }
}

/** Answers a call of the service's REST interface. `url` is the whole one, with its query. */
export const answerTo = (book: Spreadsheet, url: URL, method: string, body: string | null): Answer => {
  const path = url.pathname.replace(/^\/v4\/spreadsheets\/[^/:]+/, '')
  const isUpdate = path === ':batchUpdate'
  if (method !== (isUpdate ? 'POST' : 'GET'))
    return book.call(path, () => {
      throw refusal('Not found.', 404)
    })
  if (!isUpdate) return book.call(path, read(path, url.searchParams))
  const { status, body: replied } = book.batchUpdate(JSON.parse(body ?? ''))
  const fields = url.searchParams.get('fields')
  return { status, body: status === 200 && fields !== null ? masked(replied, readMask(fields)) : replied }
}
