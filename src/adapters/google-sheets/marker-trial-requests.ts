import { columnDimension, columnMark, markerRequest } from './batch-requests'

const appendRow = (sheetId: number, text: string) => ({
  appendCells: {
    sheetId,
    rows: [{ values: [{ userEnteredValue: { stringValue: text } }] }],
    fields: 'userEnteredValue',
  },
})

export const addTab = (title: string) => ({ requests: [{ addSheet: { properties: { title } } }] })

/** The call that appends a row and creates a marker, as a batch does. */
export const markedRow = (sheetId: number, text: string, markerId: number) => ({
  requests: [appendRow(sheetId, text), markerRequest(markerId, text)],
})

/** The same call with one request more, to a tab that does not exist: the service must refuse all of it. */
export const brokenRow = (sheetId: number, text: string, markerId: number, missingSheetId: number) => ({
  requests: [...markedRow(sheetId, text, markerId).requests, appendRow(missingSheetId, text)],
})

/** Marks the first column and inserts another before it. */
export const movedColumn = (sheetId: number, mark: string) => ({
  requests: [
    columnMark(sheetId, 0, mark),
    { insertDimension: { range: columnDimension(sheetId, 0), inheritFromBefore: false } },
  ],
})

export const removeTab = (sheetId: number) => ({ requests: [{ deleteSheet: { sheetId } }] })
