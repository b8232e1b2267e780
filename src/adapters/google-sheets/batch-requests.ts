import type { Batch } from '../../domain/delivery/batch'
import { type KeptRegistration, typedCells } from '../../domain/registration/registration'
import type { TypedCell } from '../../domain/registration/sheet-column'
import { SPENT } from '../ledger/batch-mark'

/** Short: all marks of a spreadsheet share 30,000 characters. */
const MARKER_KEY = 'r'

const userEntered = (cell: TypedCell) => ({
  userEnteredValue: 'formula' in cell ? { formulaValue: cell.formula } : { stringValue: cell.text },
})

/** Takes a number and a value, gives the part of a call that sets them as a mark: refused, with the whole call, where the number is used. */
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

/** Takes a tab's number and a batch, gives the one atomic call: the rows and their mark, or neither; of a batch that was emptied, the mark alone. */
export const appendRequests = (sheetId: number, { id, mark, rows }: Batch<KeptRegistration>) => {
  const append = {
    appendCells: {
      sheetId,
      rows: rows.map((row) => ({ values: typedCells(row).map(userEntered) })),
      fields: 'userEnteredValue',
    },
  }
  return { requests: [...(rows.length === 0 ? [] : [append]), markRequest(id, mark)] }
}

/**
 * Takes a batch's number and how long its mark is, gives the call that uses the number up without any row: a late call under
 * it is refused then. It takes as much room as the mark, so that a spreadsheet full of marks is not taken for a row at fault.
 */
export const fenceRequests = (batchId: number, length: number) => ({
  requests: [markRequest(batchId, SPENT.repeat(length))],
})

/** Takes batch numbers, gives the call that removes their marks. */
export const pruneRequests = (batchIds: ReadonlyArray<number>) => ({
  requests: batchIds.map((metadataId) => ({
    deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataId } } },
  })),
})

/** Takes a tab's number, rows counted from 0 and a number, gives the one atomic call that deletes them and uses the number up: the last of the sheet first, so that none moves before its turn. */
export const deleteRowRequests = (sheetId: number, rows: ReadonlyArray<number>, id: number) => ({
  requests: [
    ...rows
      .toSorted((one, other) => other - one)
      .map((row) => ({
        deleteDimension: { range: { sheetId, dimension: 'ROWS', startIndex: row, endIndex: row + 1 } },
      })),
    markRequest(id, SPENT),
  ],
})
