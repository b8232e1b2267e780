import { markRequest } from './batch-requests'

const appendRow = (sheetId: number, text: string) => ({
  appendCells: {
    sheetId,
    rows: [{ values: [{ userEnteredValue: { stringValue: text } }] }],
    fields: 'userEnteredValue',
  },
})

/** Takes a tab's title, gives the call that makes it. */
export const addTab = (title: string) => ({ requests: [{ addSheet: { properties: { title } } }] })

/** Takes a tab, a row's text and a mark, gives the call as delivery makes it: the row and its mark, or neither. */
export const markedRow = (sheetId: number, text: string, markerId: number) => ({
  requests: [appendRow(sheetId, text), markRequest(markerId, text)],
})

/** Takes a tab, a row's text, a mark and a tab that is not there, gives a call whose last part is wrong. */
export const brokenRow = (sheetId: number, text: string, markerId: number, missingSheetId: number) => ({
  requests: [...markedRow(sheetId, text, markerId).requests, appendRow(missingSheetId, text)],
})

/** Takes a tab, gives the call that removes it. */
export const removeTab = (sheetId: number) => ({ requests: [{ deleteSheet: { sheetId } }] })
