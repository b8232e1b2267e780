const MARKER_KEY = 'r'

const appendRow = (sheetId: number, text: string) => ({
  appendCells: {
    sheetId,
    rows: [{ values: [{ userEnteredValue: { stringValue: text } }] }],
    fields: 'userEnteredValue',
  },
})

const createMarker = (metadataId: number, metadataValue: string) => ({
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

/** Takes a tab's title, gives the call that makes it. */
export const addTab = (title: string) => ({ requests: [{ addSheet: { properties: { title } } }] })

/** Takes a tab, a row's text and a mark, gives the call as delivery makes it: the row and its mark, or neither. */
export const markedRow = (sheetId: number, text: string, markerId: number) => ({
  requests: [appendRow(sheetId, text), createMarker(markerId, text)],
})

/** Takes a tab, a row's text, a mark and a tab that is not there, gives a call whose last part is wrong. */
export const brokenRow = (sheetId: number, text: string, markerId: number, missingSheetId: number) => ({
  requests: [...markedRow(sheetId, text, markerId).requests, appendRow(missingSheetId, text)],
})

/** Takes a mark, gives the call that removes it. */
export const removeMarker = (metadataId: number) => ({
  requests: [{ deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataId } } } }],
})

/** Takes a tab, gives the call that removes it. */
export const removeTab = (sheetId: number) => ({ requests: [{ deleteSheet: { sheetId } }] })
