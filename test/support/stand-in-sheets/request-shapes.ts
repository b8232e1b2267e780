import type { Shape } from './shape'

const fields = (inner: Readonly<Record<string, Shape>>): Shape => ({ fields: inner })
const listOf = (inner: Shape): Shape => ({ listOf: inner })
const oneOf = (...names: ReadonlyArray<string>): Shape => ({ oneOf: names })
const unmodelled = (...names: ReadonlyArray<string>): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.map((name) => [name, 'unmodelled']))

const DIMENSION = oneOf('ROWS', 'COLUMNS')

const GRID_RANGE = fields({
  sheetId: 'integer',
  startRowIndex: 'integer',
  endRowIndex: 'integer',
  startColumnIndex: 'integer',
  endColumnIndex: 'integer',
})

const DIMENSION_RANGE = fields({
  sheetId: 'integer',
  dimension: DIMENSION,
  startIndex: 'integer',
  endIndex: 'integer',
})

const COORDINATE = fields({ sheetId: 'integer', rowIndex: 'integer', columnIndex: 'integer' })

const CELL = fields({
  userEnteredValue: fields({
    stringValue: 'string',
    numberValue: 'number',
    boolValue: 'boolean',
    formulaValue: 'string',
    errorValue: 'unmodelled',
  }),
  userEnteredFormat: fields({
    numberFormat: fields({
      type: oneOf('TEXT', 'NUMBER', 'PERCENT', 'CURRENCY', 'DATE', 'TIME', 'DATE_TIME', 'SCIENTIFIC'),
      pattern: 'string',
    }),
    ...unmodelled('backgroundColor', 'textFormat', 'horizontalAlignment', 'wrapStrategy', 'borders'),
  }),
  note: 'string',
  ...unmodelled('dataValidation', 'textFormatRuns', 'pivotTable', 'hyperlink'),
})

const ROWS = listOf(fields({ values: listOf(CELL) }))

const SHEET_PROPERTIES = fields({
  sheetId: 'integer',
  title: 'string',
  index: 'integer',
  sheetType: oneOf('GRID'),
  hidden: 'boolean',
  gridProperties: fields({
    rowCount: 'integer',
    columnCount: 'integer',
    frozenRowCount: 'integer',
    frozenColumnCount: 'integer',
    ...unmodelled('hideGridlines', 'rowGroupControlAfter', 'columnGroupControlAfter'),
  }),
  ...unmodelled('tabColor', 'tabColorStyle', 'rightToLeft', 'dataSourceSheetProperties'),
})

const LOCATION = fields({
  locationType: oneOf('ROW', 'COLUMN', 'SHEET', 'SPREADSHEET'),
  spreadsheet: 'boolean',
  sheetId: 'integer',
  dimensionRange: DIMENSION_RANGE,
})

const VISIBILITY = oneOf('DOCUMENT', 'PROJECT')

const METADATA = fields({
  metadataId: 'integer',
  metadataKey: 'string',
  metadataValue: 'string',
  visibility: VISIBILITY,
  location: LOCATION,
})

const DATA_FILTER = fields({
  developerMetadataLookup: fields({
    metadataId: 'integer',
    metadataKey: 'string',
    metadataValue: 'string',
    metadataLocation: LOCATION,
    locationMatchingStrategy: oneOf('EXACT_LOCATION', 'INTERSECTING_LOCATION'),
    ...unmodelled('visibility', 'locationType'),
  }),
  ...unmodelled('a1Range', 'gridRange'),
})

const SORT_SPECS = listOf(
  fields({
    dimensionIndex: 'integer',
    sortOrder: oneOf('ASCENDING', 'DESCENDING'),
    ...unmodelled('foregroundColor', 'backgroundColor', 'dataSourceColumnReference'),
  }),
)

const CRITERIA = fields({
  hiddenValues: listOf('string'),
  ...unmodelled('condition', 'visibleBackgroundColor'),
})

const PASTE_TYPE = oneOf('PASTE_NORMAL', 'PASTE_VALUES', 'PASTE_FORMAT', 'PASTE_NO_BORDERS', 'PASTE_FORMULA')

const PROTECTED_RANGE = fields({
  protectedRangeId: 'integer',
  range: GRID_RANGE,
  description: 'string',
  warningOnly: 'boolean',
  requestingUserCanEdit: 'boolean',
  editors: fields({ users: listOf('string'), ...unmodelled('groups', 'domainUsersCanEdit') }),
  ...unmodelled('namedRangeId', 'unprotectedRanges', 'tableId'),
})

/** The requests of `developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/request` that the stand-in has. */
const REQUESTS = {
  appendCells: fields({ sheetId: 'integer', rows: ROWS, fields: 'string', tableId: 'unmodelled' }),
  updateCells: fields({ rows: ROWS, fields: 'string', start: COORDINATE, range: GRID_RANGE }),
  deleteDimension: fields({ range: DIMENSION_RANGE }),
  insertDimension: fields({ range: DIMENSION_RANGE, inheritFromBefore: 'boolean' }),
  moveDimension: fields({ source: DIMENSION_RANGE, destinationIndex: 'integer' }),
  createDeveloperMetadata: fields({ developerMetadata: METADATA }),
  deleteDeveloperMetadata: fields({ dataFilter: DATA_FILTER }),
  addSheet: fields({ properties: SHEET_PROPERTIES }),
  deleteSheet: fields({ sheetId: 'integer' }),
  updateSheetProperties: fields({ properties: SHEET_PROPERTIES, fields: 'string' }),
  duplicateSheet: fields({
    sourceSheetId: 'integer',
    insertSheetIndex: 'integer',
    newSheetId: 'integer',
    newSheetName: 'string',
  }),
  copyPaste: fields({
    source: GRID_RANGE,
    destination: GRID_RANGE,
    pasteType: PASTE_TYPE,
    pasteOrientation: oneOf('NORMAL'),
  }),
  cutPaste: fields({ source: GRID_RANGE, destination: COORDINATE, pasteType: oneOf('PASTE_NORMAL') }),
  sortRange: fields({ range: GRID_RANGE, sortSpecs: SORT_SPECS }),
  setBasicFilter: fields({
    filter: fields({
      range: GRID_RANGE,
      sortSpecs: SORT_SPECS,
      filterSpecs: listOf(fields({ columnIndex: 'integer', filterCriteria: CRITERIA })),
      ...unmodelled('criteria', 'tableId'),
    }),
  }),
  clearBasicFilter: fields({ sheetId: 'integer' }),
  addProtectedRange: fields({ protectedRange: PROTECTED_RANGE }),
  deleteProtectedRange: fields({ protectedRangeId: 'integer' }),
} satisfies Readonly<Record<string, Shape>>

export type RequestKind = keyof typeof REQUESTS

export const BATCH_SHAPE = fields({
  requests: listOf(fields(REQUESTS)),
  includeSpreadsheetInResponse: 'boolean',
  responseRanges: listOf('string'),
  responseIncludeGridData: 'boolean',
})
