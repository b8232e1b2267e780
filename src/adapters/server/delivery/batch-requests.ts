import { createHash } from 'node:crypto'
import type { Batch } from '../../../domain/delivery/batch'
import { MEMBERSHIP_COLUMNS } from '../../../domain/registration/membership-row'
import { ORDER_COLUMNS } from '../../../domain/registration/order-row'
import { type TypedCell, typedRow } from '../../../domain/registration/sheet-column'
import type { KeptRegistration } from '../../../ports/read-registrations'

const HASH_LENGTH = 16
/** Short: all marks of a spreadsheet share 30,000 characters. */
const MARKER_KEY = 'r'

const cellsOf = (kept: KeptRegistration): ReadonlyArray<TypedCell> =>
  kept.target === 'orders' ? typedRow(ORDER_COLUMNS, kept) : typedRow(MEMBERSHIP_COLUMNS, kept)

const userEntered = (cell: TypedCell) => ({
  userEnteredValue: 'formula' in cell ? { formulaValue: cell.formula } : { stringValue: cell.text },
})

/** Takes an installation and a batch, gives what its mark says: whose it is and which rows it stands for. */
export const markerValue = (installation: string, { rows }: Batch<KeptRegistration>): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify(rows.map(cellsOf)))
    .digest('hex')
  return `${installation}:${hash.slice(0, HASH_LENGTH)}`
}

/** Takes a tab's number, an installation and a batch, gives the one atomic call: the rows and their mark, or neither. */
export const appendRequests = (sheetId: number, installation: string, batch: Batch<KeptRegistration>) => ({
  requests: [
    {
      appendCells: {
        sheetId,
        rows: batch.rows.map((row) => ({ values: cellsOf(row).map(userEntered) })),
        fields: 'userEnteredValue',
      },
    },
    {
      createDeveloperMetadata: {
        developerMetadata: {
          metadataId: batch.id,
          metadataKey: MARKER_KEY,
          metadataValue: markerValue(installation, batch),
          visibility: 'DOCUMENT',
          location: { spreadsheet: true },
        },
      },
    },
  ],
})

/** Takes a batch's number, gives the call that uses it up without any row: a late call under it is refused then. */
export const fenceRequests = (batchId: number) => ({
  requests: [
    {
      createDeveloperMetadata: {
        developerMetadata: {
          metadataId: batchId,
          metadataKey: MARKER_KEY,
          metadataValue: 'x',
          visibility: 'DOCUMENT',
          location: { spreadsheet: true },
        },
      },
    },
  ],
})

/** Takes batch numbers, gives the call that removes their marks. */
export const pruneRequests = (batchIds: ReadonlyArray<number>) => ({
  requests: batchIds.map((metadataId) => ({
    deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataId } } },
  })),
})
