import type { Batch } from '../../domain/delivery/batch'
import { RESERVED } from '../../domain/delivery/marker'
import { typedCells } from '../../domain/registration/registration'
import type { TypedCell } from '../../domain/registration/sheet-column'

/** Short, because all markers of a spreadsheet share 30,000 characters. */
export const MARKER_KEY = 'r'

const userEntered = (cell: TypedCell) => ({
  userEnteredValue: 'formula' in cell ? { formulaValue: cell.formula } : { stringValue: cell.text },
})

export const markRequest = (metadataId: number, metadataValue: string) => ({
  createDeveloperMetadata: {
    developerMetadata: {
      metadataId,
      metadataKey: MARKER_KEY,
      metadataValue,
      visibility: 'DOCUMENT',
      location: { spreadsheet: true },
    },
  },
})

/** One atomic call that appends the batch's rows and creates its marker; for a batch without rows, only the marker. */
export const appendRequests = (sheetId: number, { id, mark, rows }: Batch) => {
  const append = {
    appendCells: {
      sheetId,
      rows: rows.map((row) => ({ values: typedCells(row).map(userEntered) })),
      fields: 'userEnteredValue',
    },
  }
  return { requests: [...(rows.length === 0 ? [] : [append]), markRequest(id, mark)] }
}

/** Reserves an id. The marker is as long as the batch's own, so that a refusal means that no marker fits. */
export const reserveRequests = (id: number, length: number) => ({
  requests: [markRequest(id, RESERVED.repeat(length))],
})

export const pruneRequests = (batchIds: ReadonlyArray<number>) => ({
  requests: batchIds.map((metadataId) => ({
    deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataId } } },
  })),
})

/** One atomic call that deletes rows by index (from 0), last row first, and creates a marker. */
export const deleteRowRequests = (sheetId: number, rows: ReadonlyArray<number>, id: number) => ({
  requests: [
    ...rows
      .toSorted((one, other) => other - one)
      .map((row) => ({
        deleteDimension: { range: { sheetId, dimension: 'ROWS', startIndex: row, endIndex: row + 1 } },
      })),
    markRequest(id, RESERVED),
  ],
})
