const LEAVES = (...names: ReadonlyArray<string>) =>
  Object.fromEntries(names.map((name) => [name, true as const]))

/** The fields of one developer metadata. */
export const METADATA_FIELDS = {
  ...LEAVES('metadataId', 'metadataKey', 'metadataValue', 'visibility'),
  location: {
    ...LEAVES('locationType', 'spreadsheet', 'sheetId'),
    dimensionRange: LEAVES('sheetId', 'dimension', 'startIndex', 'endIndex'),
  },
}

const DIMENSION = {
  ...LEAVES('pixelSize', 'hiddenByUser'),
  developerMetadata: METADATA_FIELDS,
}

const VALUE = LEAVES('stringValue', 'numberValue', 'boolValue', 'formulaValue', 'errorValue')

const FORMAT = { numberFormat: LEAVES('type', 'pattern') }

const RANGE = LEAVES('sheetId', 'startRowIndex', 'endRowIndex', 'startColumnIndex', 'endColumnIndex')

/**
 * The fields of a spreadsheet that a mask may name:
 * `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets`, but for those that the stand-in never has.
 */
export const SPREADSHEET_FIELDS = {
  ...LEAVES('spreadsheetId', 'spreadsheetUrl', 'namedRanges'),
  properties: LEAVES('title', 'locale', 'timeZone'),
  sheets: {
    properties: {
      ...LEAVES('sheetId', 'title', 'index', 'sheetType', 'hidden'),
      gridProperties: LEAVES('rowCount', 'columnCount', 'frozenRowCount', 'frozenColumnCount'),
    },
    data: {
      ...LEAVES('startRow', 'startColumn'),
      rowData: {
        values: {
          ...LEAVES('formattedValue', 'note', 'hyperlink'),
          userEnteredValue: VALUE,
          effectiveValue: VALUE,
          userEnteredFormat: FORMAT,
          effectiveFormat: FORMAT,
        },
      },
      rowMetadata: DIMENSION,
      columnMetadata: DIMENSION,
    },
    basicFilter: { range: RANGE, filterSpecs: true as const },
    protectedRanges: {
      ...LEAVES('protectedRangeId', 'description', 'warningOnly', 'requestingUserCanEdit', 'editors'),
      range: RANGE,
    },
    developerMetadata: METADATA_FIELDS,
  },
  developerMetadata: METADATA_FIELDS,
}

/** The fields of a range of values. */
export const VALUES_FIELDS = LEAVES('range', 'majorDimension', 'values')
