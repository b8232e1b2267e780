import { RESERVED } from '../../domain/delivery/marker'
import type { ColumnMark } from '../../domain/delivery/sheet-evidence'

/** Key of our markers; short, because all markers of a spreadsheet share 30,000 characters. */
export const MARKER_KEY = 'r'
export const COLUMN_KEY = 'c'

const metadata = (fields: Readonly<Record<string, unknown>>) => ({
  createDeveloperMetadata: { developerMetadata: { visibility: 'DOCUMENT', ...fields } },
})

/** The request that creates a marker; the service refuses the whole call if the id exists. */
export const markerRequest = (metadataId: number, metadataValue: string) =>
  metadata({ metadataId, metadataKey: MARKER_KEY, metadataValue, location: { spreadsheet: true } })

const dimension = (
  sheetId: number,
  name: 'ROWS' | 'COLUMNS',
  startIndex: number,
  endIndex = startIndex + 1,
) => ({
  sheetId,
  dimension: name,
  startIndex,
  endIndex,
})

/** The range of one column; columns count from 0. */
export const columnDimension = (sheetId: number, column: number) => dimension(sheetId, 'COLUMNS', column)

/** A range of `count` whole rows; rows count from 0. */
export const rowsOf = (sheetId: number, start: number, count: number) =>
  dimension(sheetId, 'ROWS', start, start + count)

/** The request that marks a column as one of ours; columns count from 0. */
export const columnMark = (sheetId: number, column: number, mark: string) =>
  metadata({
    metadataKey: COLUMN_KEY,
    metadataValue: mark,
    location: { dimensionRange: columnDimension(sheetId, column) },
  })

/**
 * Makes Google refuse the whole call if the mark is no longer on the column: deletes the mark by column and id, and creates it
 * again under the same id, which fails if it still exists.
 */
export const requireColumn = (sheetId: number, { id, column, name }: ColumnMark) => {
  const location = { dimensionRange: columnDimension(sheetId, column) }
  return [
    {
      deleteDeveloperMetadata: {
        dataFilter: {
          developerMetadataLookup: {
            metadataId: id,
            metadataLocation: location,
            locationMatchingStrategy: 'EXACT_LOCATION',
          },
        },
      },
    },
    metadata({ metadataId: id, metadataKey: COLUMN_KEY, metadataValue: name, location }),
  ]
}

const unmark = (metadataId: number) => ({
  deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataId } } },
})

const isRight =
  (columns: ReadonlyMap<string, number>) =>
  ({ name, column }: ColumnMark): boolean =>
    columns.get(name) === column

/** Makes Google refuse the whole call if one of our marked columns is no longer where it was. */
export const requireColumns = (
  sheetId: number,
  columns: ReadonlyMap<string, number>,
  marks: ReadonlyArray<ColumnMark>,
) => marks.filter(isRight(columns)).flatMap((mark) => requireColumn(sheetId, mark))

/** Adds missing marks to our columns and removes marks from columns whose cells were cut and pasted elsewhere. */
export const markColumns = (
  sheetId: number,
  columns: ReadonlyMap<string, number>,
  marks: ReadonlyArray<ColumnMark>,
) => {
  const isHere = isRight(columns)
  return [
    ...marks.filter((mark) => !isHere(mark)).map(({ id }) => unmark(id)),
    ...[...columns]
      .filter(([name]) => !marks.some((mark) => mark.name === name && isHere(mark)))
      .map(([name, column]) => columnMark(sheetId, column, name)),
  ]
}

/** Reserves an id. The marker is as long as the batch’s own, so that it is refused for lack of room exactly if that would be. */
export const reserveRequests = (id: number, length: number) => ({
  requests: [markerRequest(id, RESERVED.repeat(length))],
})

/** The call that deletes the markers of batches whose retry can no longer arrive. */
export const pruneRequests = (batchIds: ReadonlyArray<number>) => ({ requests: batchIds.map(unmark) })
