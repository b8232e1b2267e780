import { markRequest } from './batch-requests'

const appendRow = (sheetId: number, text: string) => ({
  appendCells: {
    sheetId,
    rows: [{ values: [{ userEnteredValue: { stringValue: text } }] }],
    fields: 'userEnteredValue',
  },
})

export const addTab = (title: string) => ({ requests: [{ addSheet: { properties: { title } } }] })

export const markedRow = (sheetId: number, text: string, markerId: number) => ({
  requests: [appendRow(sheetId, text), markRequest(markerId, text)],
})

export const brokenRow = (sheetId: number, text: string, markerId: number, missingSheetId: number) => ({
  requests: [...markedRow(sheetId, text, markerId).requests, appendRow(missingSheetId, text)],
})

export const removeTab = (sheetId: number) => ({ requests: [{ deleteSheet: { sheetId } }] })
