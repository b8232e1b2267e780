/**
 * What a call of the delivery is for: it reads the `head` of a tab, the list of `tabs`, all `markers` or one
 * `marker`, or the `values` of rows; or it writes `columnMarks`, an `append` of rows with their marker, a `removal` of rows with their copy, or a `reservation`
 * of a marker's id.
 */
export type CallKind =
  | 'head'
  | 'tabs'
  | 'values'
  | 'markers'
  | 'marker'
  | 'columnMarks'
  | 'append'
  | 'removal'
  | 'reservation'
  | 'other'

type Request = Readonly<Record<string, { readonly developerMetadata?: { readonly metadataId?: number } }>>

const kindOfUpdate = (requests: ReadonlyArray<Request>): CallKind => {
  const has = (name: string) => requests.some((request) => name in request)
  if (has('appendCells')) return 'append'
  if (has('deleteDimension')) return 'removal'
  if (!requests.every((request) => 'createDeveloperMetadata' in request)) return 'other'
  return requests.some(
    ({ createDeveloperMetadata: made }) => made?.developerMetadata?.metadataId === undefined,
  )
    ? 'columnMarks'
    : 'reservation'
}

/** `path` is what follows the spreadsheet's id. */
export const callKind = (path: string, query: URLSearchParams, body: string): CallKind => {
  if (path === ':batchUpdate') return kindOfUpdate(JSON.parse(body).requests)
  if (path === '/values:batchGet') return 'values'
  if (path.startsWith('/developerMetadata/')) return 'marker'
  if (path !== '') return 'other'
  if (query.has('ranges')) return 'head'
  const fields = query.get('fields') ?? ''
  if (fields.startsWith('developerMetadata(')) return 'markers'
  return fields.includes('sheets.properties') ? 'tabs' : 'other'
}
