import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerTo } from '../../support/stand-in-sheets/answer-to'
import type { Request } from '../../support/stand-in-sheets/batch-update'
import { NUMBER_STYLE_NAMES, TIME_STYLE_NAMES } from '../../support/stand-in-sheets/reformat'
import { SERVICE_ACCOUNT } from '../../support/stand-in-sheets/service-account'
import { createSpreadsheet, type Spreadsheet } from '../../support/stand-in-sheets/spreadsheet'
import { createStaffHands } from '../../support/stand-in-sheets/staff-hands'
import { writeRows } from '../../support/stand-in-sheets/values'
import { metadataOf, placesOf, rawValuesOf, textsOf, titlesOf } from '../../support/stand-in-sheets/views'

const TAB = 'Đơn'

const text = (stringValue: string) => ({ userEnteredValue: { stringValue } })
const rowsOfTexts = (...rows: ReadonlyArray<ReadonlyArray<string>>) =>
  rows.map((texts) => ({ values: texts.map(text) }))
const append = (...rows: ReadonlyArray<ReadonlyArray<string>>): Request => ({
  appendCells: { sheetId: 1, rows: rowsOfTexts(...rows), fields: 'userEnteredValue' },
})
const markRow = (metadataId: number, row: number, metadataValue = 'v'): Request => ({
  createDeveloperMetadata: {
    developerMetadata: {
      metadataId,
      metadataKey: 'k',
      metadataValue,
      visibility: 'DOCUMENT',
      location: { dimensionRange: { sheetId: 1, dimension: 'ROWS', startIndex: row, endIndex: row + 1 } },
    },
  },
})
const markColumn = (metadataId: number, column: number): Request => ({
  createDeveloperMetadata: {
    developerMetadata: {
      metadataId,
      metadataKey: 'k',
      visibility: 'DOCUMENT',
      location: {
        dimensionRange: { sheetId: 1, dimension: 'COLUMNS', startIndex: column, endIndex: column + 1 },
      },
    },
  },
})
const deleteRow = (row: number): Request => ({
  deleteDimension: { range: { sheetId: 1, dimension: 'ROWS', startIndex: row, endIndex: row + 1 } },
})

const update = (book: Spreadsheet, ...requests: ReadonlyArray<unknown>) => {
  const { status, body } = book.batchUpdate({ requests })
  const { error, replies } = body as {
    readonly error?: { readonly message: string }
    readonly replies?: ReadonlyArray<object>
  }
  return { status, replies, message: error?.message }
}
const get = (book: Spreadsheet, path: string) => {
  const { body } = answerTo(book, new URL(`http://stand-in/v4/spreadsheets/s${path}`), 'GET', null)
  return body as Readonly<Record<string, unknown>>
}
const bench = (...rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const book = createSpreadsheet([TAB, 'Khác'])
  if (rows.length > 0) writeRows(book, TAB, rows)
  return { book, hands: createStaffHands(book), shown: () => textsOf(book, TAB) }
}
const places = (book: Spreadsheet) => metadataOf(book).map(({ id, place }) => [id, place])

/** All that people can see of a spreadsheet, and its metadata. */
const viewOf = (book: Spreadsheet) => ({
  titles: titlesOf(book),
  texts: titlesOf(book).map((title) => textsOf(book, title)),
  places: metadataOf(book).toSorted((one, other) => one.id - other.id),
  hidden: book.state().tabs.map(({ isHidden }) => isHidden),
  filters: book.state().tabs.map(({ filter }) => filter),
  protections: book.state().protections,
  sizes: book.state().tabs.map(({ rowCount, columnCount }) => [rowCount, columnCount]),
})

describe('spreadsheets.batchUpdate (…/reference/rest/v4/spreadsheets/batchUpdate)', () => {
  it('[P-015] applies all requests or none, and replies in order', () => {
    const { book, shown } = bench(['a'])
    expect(
      update(book, append(['b']), markRow(1, 0)).replies?.map((reply) => Object.keys(reply)),
    ).toStrictEqual([[], ['createDeveloperMetadata']])
    expect(update(book, append(['c']), markRow(1, 1))).toMatchObject({
      status: 400,
      message: 'Invalid requests[1].createDeveloperMetadata: Metadata with id 1 already exists',
    })
    expect(shown()).toStrictEqual([['a'], ['b']])
  })

  it.each([
    [
      { appendCells: { sheetId: 1, rows: [], fields: 'userEnteredValue', colour: 1 } },
      `Invalid JSON payload received. Unknown name "colour" at 'requests[0].append_cells': Cannot find field.`,
    ],
    [
      { eatCells: {} },
      `Invalid JSON payload received. Unknown name "eatCells" at 'requests[0]': Cannot find field.`,
    ],
    [{ appendCells: { sheetId: 'one' } }, `Invalid value at 'requests[0].append_cells.sheet_id', "one"`],
    [
      { appendCells: { sheetId: 9, rows: [], fields: '*' } },
      'Invalid requests[0].appendCells: No grid with id: 9',
    ],
    [
      { appendCells: { sheetId: 1, rows: rowsOfTexts(['a']) } },
      "Invalid requests[0].appendCells: At least one field must be listed in 'fields'.",
    ],
    [
      { appendCells: { sheetId: 1, rows: rowsOfTexts(['a']), fields: 'userEnteredColour' } },
      "Invalid requests[0].appendCells: Request contains an invalid argument. Cannot find matching fields for path 'userEnteredColour'",
    ],
  ])('[P-015] refuses %j', (request, message) => {
    expect(update(bench().book, request)).toMatchObject({ status: 400, message })
  })
})

describe('AppendCellsRequest (…/reference/rest/v4/spreadsheets/request#AppendCellsRequest)', () => {
  it('[P-015] writes after the last row with data; a box that is not ticked is data, a format is none', () => {
    const { book, hands } = bench(['h', 'x'])
    update(book, {
      updateCells: {
        start: { sheetId: 1, rowIndex: 49 },
        rows: [{ values: [{ userEnteredFormat: { numberFormat: { type: 'TEXT' } } }] }],
        fields: 'userEnteredFormat.numberFormat',
      },
    })
    update(book, append(['a']))
    expect(book.rowsOf(TAB)).toHaveLength(2)
    hands.addCheckboxes(TAB, 'F')
    update(book, append(['b']))
    expect(book.rowsOf(TAB)).toHaveLength(1_001)
    expect(textsOf(book, TAB)[1_000]?.[0]).toBe('b')
    expect(book.state().tabs[0]?.rowCount).toBe(1_001)
  })

  it('[P-015] is not changed by a filter', () => {
    const { book, hands, shown } = bench(['h'], ['a'], ['b'])
    hands.setFilter(TAB, 'A', ['b'])
    update(book, append(['c']))
    expect(shown()).toStrictEqual([['h'], ['a'], ['b'], ['c']])
    hands.clearFilter(TAB)
    expect(book.state().tabs[0]?.filter).toBe(null)
  })

  it('[P-015] is refused above ten million cells, and nothing is applied', () => {
    const book = createSpreadsheet([{ title: TAB, rowCount: 10, columnCount: 2 }], {
      settings: { maxCells: 20 },
    })
    writeRows(
      book,
      TAB,
      Array.from({ length: 10 }, () => ['a']),
    )
    expect(update(book, append(['b']))).toMatchObject({ status: 400 })
    expect(book.rowsOf(TAB)).toHaveLength(10)
  })
})

describe('DeleteDimensionRequest (…/reference/rest/v4/spreadsheets/request#DeleteDimensionRequest)', () => {
  it('[P-015] deletes rows with their metadata; those below move up with theirs', () => {
    const { book, shown } = bench(['h'], ['a'], ['b'], ['c'])
    update(book, markRow(1, 1), markRow(2, 2), markRow(3, 3), deleteRow(2))
    expect(shown()).toStrictEqual([['h'], ['a'], ['c']])
    expect(places(book)).toStrictEqual([
      [1, "'Đơn'!A2:Z2"],
      [3, "'Đơn'!A3:Z3"],
    ])
  })

  it('[P-015] is refused for a row that does not exist and for all rows', () => {
    const { book } = bench(['h'])
    expect(update(book, deleteRow(1_000))).toMatchObject({
      status: 400,
      message:
        "Invalid requests[0].deleteDimension: Cannot delete a row that doesn't exist. Tried to delete row index 1000 but there are only 1000 rows.",
    })
    expect(update(book, { deleteDimension: { range: { sheetId: 1, dimension: 'ROWS' } } })).toMatchObject({
      status: 400,
      message: "Invalid requests[0].deleteDimension: You can't delete all the rows on the sheet.",
    })
  })
})

describe('developer metadata (…/reference/rest/v4/spreadsheets.developerMetadata, …/guides/metadata)', () => {
  it('[P-015] stays with its row and column when others are inserted or moved', () => {
    const { book, hands, shown } = bench(['h', 'x'], ['a', '1'], ['b', '2'])
    update(book, markRow(1, 1), markColumn(2, 1))
    hands.insertRows(TAB, 2)
    hands.insertColumns(TAB, 'A', 2)
    expect(places(book)).toStrictEqual([
      [1, "'Đơn'!A3:AB3"],
      [2, "'Đơn'!D1:D1001"],
    ])
    hands.moveRows(TAB, 3, 5)
    hands.moveColumns(TAB, 'D', 'A')
    expect(places(book)).toStrictEqual([
      [1, "'Đơn'!A4:AB4"],
      [2, "'Đơn'!A1:A1001"],
    ])
    expect(shown()).toStrictEqual([['x', '', '', 'h'], [], ['2', '', '', 'b'], ['1', '', '', 'a']])
  })

  it.each([
    { metadataFollowsSort: false, place: "'Đơn'!A2:Z2" },
    { metadataFollowsSort: true, place: "'Đơn'!A3:Z3" },
  ])('[P-015] of a row after a sort, which no page describes: %j', ({ metadataFollowsSort, place }) => {
    const { book, hands, shown } = bench(['h'], ['b'], ['a'])
    book.settings.metadataFollowsSort = metadataFollowsSort
    update(book, markRow(1, 1))
    hands.sort(TAB, 'A')
    expect(shown()).toStrictEqual([['h'], ['a'], ['b']])
    expect(places(book)).toStrictEqual([[1, place]])
  })

  it('[P-015] is not pasted with a row, nor cut with cells, and goes with its tab', () => {
    const { book, hands, shown } = bench(['h', 'x'], ['a', '1'])
    update(book, markRow(1, 1), markColumn(2, 0))
    hands.copyRow(TAB, 2)
    hands.cutColumn(TAB, 'A', 'C')
    expect(shown()).toStrictEqual([
      ['', 'x', 'h'],
      ['', '1', 'a'],
      ['', '1', 'a'],
    ])
    expect(places(book)).toStrictEqual([
      [1, "'Đơn'!A2:Z2"],
      [2, "'Đơn'!A1:A1001"],
    ])
    hands.duplicateTab(TAB, 'Bản sao')
    expect(metadataOf(book)).toHaveLength(2)
    hands.deleteTab(TAB)
    expect([titlesOf(book), metadataOf(book)]).toStrictEqual([['Khác', 'Bản sao'], []])
  })

  it('[P-015] may have 30,000 characters for the spreadsheet and as many for each tab', () => {
    const { book } = bench()
    book.addMarker(1, 'x'.repeat(29_999))
    expect(update(book, markRow(2, 0, 'x'.repeat(29_999))).status).toBe(200)
    expect(update(book, markRow(3, 0, '')).status).toBe(400)
  })

  it('[P-015] is deleted by what it is looked up by, and read by its id', () => {
    const { book } = bench(['h'])
    update(book, markRow(1, 0, 'one'), markRow(2, 1, 'two'), markColumn(3, 0))
    book.addMarker(4, 'one')
    expect(
      update(book, {
        deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataKey: 'k' } } },
      }).replies,
    ).toMatchObject([
      {
        deleteDeveloperMetadata: {
          deletedDeveloperMetadata: [{ metadataId: 1 }, { metadataId: 2 }, { metadataId: 3 }],
        },
      },
    ])
    expect(get(book, '/developerMetadata/4')).toStrictEqual({
      metadataId: 4,
      metadataKey: 'r',
      metadataValue: 'one',
      visibility: 'DOCUMENT',
      location: { locationType: 'SPREADSHEET', spreadsheet: true },
    })
  })
})

describe('protected ranges (…/reference/rest/v4/spreadsheets/sheets#ProtectedRange)', () => {
  const PROTECTED =
    'Invalid requests[0].appendCells: You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.'

  it('[P-015] refuse a change by who may not edit them, and only warn if they say so', () => {
    const { book, hands } = bench(['h'], ['a'])
    hands.protect(TAB)
    expect(update(book, append(['b']))).toMatchObject({ status: 400, message: PROTECTED })
    expect(update(book, deleteRow(1)).status).toBe(400)
    expect(update(book, { deleteSheet: { sheetId: 1 } }).status).toBe(400)
    expect(update(book, markRow(1, 1)).status).toBe(200)
    hands.unprotect(TAB)
    hands.protect(TAB, { isWarningOnly: true })
    hands.protect(TAB, { rows: [1, 1], editors: [SERVICE_ACCOUNT] })
    expect(update(book, append(['b']), deleteRow(0)).status).toBe(200)
    hands.protect(TAB, { columns: 'C:D' })
    expect(update(book, append(['c'])).status).toBe(200)
    expect(update(book, append(['d', '', 'e'])).status).toBe(400)
  })
})

describe('sheets (…/reference/rest/v4/spreadsheets/request)', () => {
  it('[P-015] are added, hidden and renamed; ids, titles and the last visible one are guarded', () => {
    const { book, hands } = bench()
    const add = (properties: object) => update(book, { addSheet: { properties } }).status
    expect([
      add({ title: 'Ba', sheetId: 7, index: 0, hidden: true }),
      add({ title: 'Ba' }),
      add({ sheetId: 7 }),
    ]).toStrictEqual([200, 400, 400])
    expect(titlesOf(book)).toStrictEqual(['Ba', TAB, 'Khác'])
    hands.renameTab(TAB, 'Một')
    expect(titlesOf(book)).toStrictEqual(['Ba', 'Một', 'Khác'])
    hands.hideTab('Khác')
    expect(update(book, { deleteSheet: { sheetId: 1 } })).toMatchObject({
      status: 400,
      message:
        "Invalid requests[0].deleteSheet: You can't remove or hide all the visible sheets in a document.",
    })
    hands.addTab('Bốn')
    expect(update(book, { deleteSheet: { sheetId: 1 } }).status).toBe(200)
  })
})

describe('copies, cuts and ranges (…/reference/rest/v4/spreadsheets/request)', () => {
  it('[P-015] a paste is repeated in a multiple of its source and whole in a smaller place; references move', () => {
    const { book, hands, shown } = bench(['a', 'b'])
    hands.type(TAB, 'C', 1, '=A1')
    const paste = (destination: object) =>
      update(book, {
        copyPaste: {
          source: { sheetId: 1, startRowIndex: 0, endRowIndex: 1, startColumnIndex: 0, endColumnIndex: 3 },
          destination: { sheetId: 1, startColumnIndex: 0, ...destination },
        },
      })
    paste({ startRowIndex: 1, endRowIndex: 3, endColumnIndex: 3 })
    paste({ startRowIndex: 3, endRowIndex: 4, endColumnIndex: 1 })
    hands.type(TAB, 'A', 2, 'c')
    expect(shown()).toStrictEqual([
      ['a', 'b', 'a'],
      ['c', 'b', 'c'],
      ['a', 'b', 'a'],
      ['a', 'b', 'a'],
    ])
  })

  it('[P-015] an update of a range clears what it does not give, one from a start does not', () => {
    const { book, shown } = bench(['a', 'b'], ['c', 'd'])
    update(book, {
      updateCells: { start: { sheetId: 1 }, rows: rowsOfTexts(['x']), fields: 'userEnteredValue' },
    })
    expect(shown()).toStrictEqual([
      ['x', 'b'],
      ['c', 'd'],
    ])
    update(book, {
      updateCells: {
        range: { sheetId: 1, startRowIndex: 1, endRowIndex: 2 },
        rows: rowsOfTexts(['y']),
        fields: '*',
      },
    })
    expect(shown()).toStrictEqual([['x', 'b'], ['y']])
  })
})

describe('spreadsheets.get (…/reference/rest/v4/spreadsheets/get, …/guides/field-masks)', () => {
  it('[P-015] answers the tabs of the ranges and the fields of the mask', () => {
    const { book } = bench(['h', 'x'], ['a', '1'])
    update(book, markRow(1, 1), markColumn(2, 1))
    expect(
      get(
        book,
        `?ranges=${encodeURIComponent(`'${TAB}'!A1:B2`)}&fields=sheets(properties(sheetId,title),data(rowData.values.formattedValue,rowMetadata.developerMetadata.metadataId,columnMetadata/developerMetadata/metadataId))`,
      ),
    ).toStrictEqual({
      sheets: [
        {
          properties: { sheetId: 1, title: TAB },
          data: [
            {
              rowData: [
                { values: [{ formattedValue: 'h' }, { formattedValue: 'x' }] },
                { values: [{ formattedValue: 'a' }, { formattedValue: '1' }] },
              ],
              rowMetadata: [{}, { developerMetadata: [{ metadataId: 1 }] }],
              columnMetadata: [{}, { developerMetadata: [{ metadataId: 2 }] }],
            },
          ],
        },
      ],
    })
    expect(get(book, '?fields=sheets.properties.title')).toStrictEqual({
      sheets: [{ properties: { title: TAB } }, { properties: { title: 'Khác' } }],
    })
  })

  it.each(["?ranges='Không có'!A1", '?fields=sheets.colour', '?fields=sheets(', '?ranges=A1:'])(
    '[P-015] refuses %s',
    (query) => {
      expect(get(bench().book, query)).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } })
    },
  )
})

describe('spreadsheets.values (…/reference/rest/v4/spreadsheets.values, …/guides/concepts#cell)', () => {
  it('[P-015] leaves out what is empty at the end, by rows and by columns', () => {
    const { book } = bench(['h', '', 'x'], [], ['a'])
    const range = (cells: string) => encodeURIComponent(`'${TAB}'!${cells}`)
    expect(get(book, `/values/${range('A1:C500')}`)).toStrictEqual({
      range: "'Đơn'!A1:C500",
      majorDimension: 'ROWS',
      values: [['h', '', 'x'], [], ['a']],
    })
    expect(
      get(
        book,
        `/values:batchGet?ranges=${range('A:A')}&ranges=${range('C:C')}&ranges=${range('2:2')}&majorDimension=COLUMNS`,
      ),
    ).toStrictEqual({
      spreadsheetId: 'a spreadsheet',
      valueRanges: [
        { range: "'Đơn'!A1:A1000", majorDimension: 'COLUMNS', values: [['h', '', 'a']] },
        { range: "'Đơn'!C1:C1000", majorDimension: 'COLUMNS', values: [['x']] },
        { range: "'Đơn'!A2:Z2", majorDimension: 'COLUMNS' },
      ],
    })
    expect(get(book, `/values/${range('A2000')}`)).toMatchObject({ error: { code: 400 } })
  })

  it('[P-015] renders numbers, dates, boxes and formulas as asked for', () => {
    const { book, hands } = bench(['h'])
    hands.typeRow(TAB, 2, [
      '=ROW()-1',
      '0912345678',
      "'0912345678",
      '20/11/2026 06:00:00',
      'TRUE',
      '=SUM(A1:A9)',
    ])
    const values = (options: string) => get(book, `/values/A2:F2?${options}`).values
    expect([
      values(''),
      values('valueRenderOption=UNFORMATTED_VALUE'),
      values('valueRenderOption=UNFORMATTED_VALUE&dateTimeRenderOption=FORMATTED_STRING'),
      values('valueRenderOption=FORMULA'),
    ]).toStrictEqual([
      [['1', '912345678', '0912345678', '20/11/2026 06:00:00', 'TRUE', '(SUM(A1:A9))']],
      [[1, 912_345_678, '0912345678', 46_346.25, true, '(SUM(A1:A9))']],
      [[1, 912_345_678, '0912345678', '20/11/2026 06:00:00', true, '(SUM(A1:A9))']],
      [['=ROW()-1', 912_345_678, '0912345678', 46_346.25, true, '=SUM(A1:A9)']],
    ])
  })
})

describe("staff's hands", () => {
  it.each([
    ['number 84…', '84912345678', 84_912_345_678],
    ['number without 0', '912345678', 912_345_678],
    ['text 84…', '84912345678', '84912345678'],
    ['+84 with spaces', '+84 912 345 678', '+84 912 345 678'],
    ['0 with points', '0912.345.678', '0912.345.678'],
    ['0 with spaces', '0912 345 678', '0912 345 678'],
    ['text without 0, with points', '912.345.678', '912.345.678'],
    ['number shown with 0 and points', '0912.345.678', 912_345_678],
  ] as const)('[M-106] write telephone numbers as: %s', (style, shown, raw) => {
    const { book, hands } = bench(['Số'], ['0912345678'], ['không rõ'])
    hands.reformatNumbers(TAB, 'A', style)
    expect([textsOf(book, TAB), rawValuesOf(book, TAB)]).toStrictEqual([
      [['Số'], [shown], ['không rõ']],
      [['Số'], [raw], ['không rõ']],
    ])
  })

  it.each([
    ['date', '05/11/2026 08:30:05'],
    ['date without seconds', '05/11/2026 08:30'],
    ['date with the month first', '11/5/2026 8:30:05'],
    ['text without seconds', '05/11/2026 08:30'],
    ['text with the month first', '11/05/2026 08:30:05'],
    ['text of single digits', '5/11/2026 8:30:05'],
    ['ISO', '2026-11-05T08:30:05+07:00'],
  ] as const)('[M-106] write times as: %s', (style, shown) => {
    const { hands, shown: texts } = bench(['Lúc'], ['05/11/2026 08:30:05'])
    hands.reformatTimes(TAB, 'A', style)
    expect(texts()).toStrictEqual([['Lúc'], [shown]])
  })

  it('[M-106] have a test for each style', () => {
    expect([NUMBER_STYLE_NAMES.length, TIME_STYLE_NAMES.length]).toStrictEqual([8, 7])
  })

  it('[M-106] undo the last action and nothing of what calls did since', () => {
    const { book, hands, shown } = bench(['h'], ['a'], ['b'], ['c'])
    update(book, markRow(1, 2))
    hands.deleteRows(TAB, 3)
    update(book, append(['d']), deleteRow(1))
    expect(shown()).toStrictEqual([['h'], ['c'], ['d']])
    hands.undo()
    expect(shown()).toStrictEqual([['h'], ['b'], ['c'], ['d']])
    expect(places(book)).toStrictEqual([[1, "'Đơn'!A2:Z2"]])
    hands.sort(TAB, 'A', 'desc')
    update(book, append(['e']), deleteRow(1))
    hands.undo()
    expect(shown()).toStrictEqual([['h'], ['c'], ['d'], ['e']])
  })

  it('[M-106] undo nothing where a call has written since into what the action emptied', () => {
    const { book, hands, shown } = bench(['h'], ['a'], [''], ['c'])
    hands.sort(TAB, 'A', 'asc')
    update(book, append(['d']))
    expect(shown()).toStrictEqual([['h'], ['a'], ['c'], ['d']])
    expect(hands.undo()).toBe(false)
    expect(shown()).toStrictEqual([['h'], ['a'], ['c'], ['d']])
  })

  it.each<[string, (hands: ReturnType<typeof createStaffHands>) => void]>([
    ['a text', (hands) => hands.type(TAB, 'B', 2, 'x')],
    ['a heading', (hands) => hands.editHeading(TAB, 'A', 'x')],
    ['rows', (hands) => hands.typeRows(TAB, [['x'], ['y']])],
    ['a sort', (hands) => hands.sort(TAB, 'A', 'desc', ['A', 'A'])],
    ['new rows', (hands) => hands.insertRows(TAB, 2, 2)],
    ['moved rows', (hands) => hands.moveRows(TAB, 2, 4)],
    ['rows moved up', (hands) => hands.moveRows(TAB, 3, 1)],
    ['new columns', (hands) => hands.insertColumns(TAB, 'A')],
    ['deleted columns', (hands) => hands.deleteColumns(TAB, 'A')],
    ['moved columns', (hands) => hands.moveColumns(TAB, 'A', 'D')],
    ['a copied row', (hands) => hands.copyRow(TAB, 2)],
    ['a cut column', (hands) => hands.cutColumn(TAB, 'A', 'B')],
    ['boxes', (hands) => hands.addCheckboxes(TAB, 'E', 5)],
    ['a name', (hands) => hands.renameTab(TAB, 'x')],
    ['a copy', (hands) => hands.duplicateTab(TAB, 'x')],
    ['a deleted tab', (hands) => hands.deleteTab(TAB)],
    ['a hidden tab', (hands) => hands.hideTab(TAB)],
    ['a protection', (hands) => hands.protect(TAB)],
    ['a filter', (hands) => hands.setFilter(TAB, 'A', ['b'])],
  ])('[M-106] undo %s', (_, act) => {
    const { book, hands } = bench(['h', '1'], ['a', '2'], ['b', '3'])
    update(book, markRow(1, 1), markColumn(2, 0), append(['c']))
    const before = viewOf(book)
    act(hands)
    expect(viewOf(book)).not.toStrictEqual(before)
    hands.undo()
    expect(viewOf(book)).toStrictEqual(before)
  })

  it('[M-106] undo every action, in any order they were made', () => {
    const place = fc.integer({ min: 1, max: 6 })
    const column = fc.constantFrom('A', 'B', 'C')
    type Act = (hands: ReturnType<typeof createStaffHands>) => void
    const action: fc.Arbitrary<Act> = fc.oneof(
      fc.tuple(column, place, fc.constantFrom('x', '', '5', "'7")).map(
        ([at, row, typed]): Act =>
          (hands) =>
            hands.type(TAB, at, row, typed),
      ),
      fc.tuple(place, place).map(
        ([first, before]): Act =>
          (hands) =>
            hands.moveRows(TAB, first, before, 2),
      ),
      fc.tuple(column, column).map(
        ([first, before]): Act =>
          (hands) =>
            hands.moveColumns(TAB, first, before),
      ),
      fc.tuple(column, column).map(
        ([from, to]): Act =>
          (hands) =>
            hands.cutColumn(TAB, from, to),
      ),
      place.map(
        (row): Act =>
          (hands) =>
            hands.insertRows(TAB, row, 2),
      ),
      place.map(
        (row): Act =>
          (hands) =>
            hands.deleteRows(TAB, row, 2),
      ),
      place.map(
        (row): Act =>
          (hands) =>
            hands.copyRow(TAB, row),
      ),
      column.map(
        (at): Act =>
          (hands) =>
            hands.insertColumns(TAB, at),
      ),
      column.map(
        (at): Act =>
          (hands) =>
            hands.deleteColumns(TAB, at),
      ),
      column.map(
        (at): Act =>
          (hands) =>
            hands.sort(TAB, at, 'desc'),
      ),
      column.map(
        (at): Act =>
          (hands) =>
            hands.reformatNumbers(TAB, at, '+84 with spaces'),
      ),
      fc.constant<Act>((hands) => hands.typeRows(TAB, [['một', '0912345678']])),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 8 }), fc.boolean(), (actions, metadataFollowsSort) => {
        const { book, hands } = bench(['h', '1'], ['a', '2'], ['b', '0912345678'], ['c', '4'])
        book.settings.metadataFollowsSort = metadataFollowsSort
        update(book, markRow(1, 1), markRow(2, 3), markColumn(3, 0))
        const before = viewOf(book)
        const done = actions.filter((act) => {
          const state = book.state()
          try {
            act(hands)
          } catch {
            expect(book.state()).toBe(state)
          }
          return book.state() !== state
        })
        for (const _ of done) hands.undo()
        expect(viewOf(book)).toStrictEqual(before)
      }),
    )
  })

  it('[M-106] act between two calls', () => {
    const { book, hands, shown } = bench(['h'])
    book.beforeNextCall(() => hands.typeRows(TAB, [['một']]))
    update(book, append(['a']))
    const stop = book.beforeEachCall((path) => hands.typeRows(TAB, [[`gọi ${path}`]]))
    get(book, '/developerMetadata/1')
    stop()
    get(book, '')
    expect(shown()).toStrictEqual([['h'], ['một'], ['a'], ['gọi /developerMetadata/1']])
  })

  it('[P-015] leave a text to be found wherever it is', () => {
    const { book } = bench(['h'], ['0900000001'])
    update(book, markRow(1, 0, 'x 0900000001'), {
      updateCells: {
        start: { sheetId: 2 },
        rows: [{ values: [{ note: 'gọi 0900000001' }] }],
        fields: 'note',
      },
    })
    expect(placesOf(book, '0900000001')).toStrictEqual(["'Đơn'!A2", "'Khác'!A1", 'metadata 1'])
  })
})

describe('100,000 rows', () => {
  // A second where the time grows with the rows, hours where it grows with their square.
  it('[P-015] are read by two columns', () => {
    const book = createSpreadsheet([{ title: 'T', columnCount: 7 }])
    writeRows(
      book,
      'T',
      Array.from({ length: 100_000 }, (_, row) => ['a', 'b', `09${row}`, 'd', 'e', 'f', `${row}`]),
    )
    const { valueRanges } = get(
      book,
      '/values:batchGet?ranges=T!C:C&ranges=T!G:G&majorDimension=COLUMNS',
    ) as {
      valueRanges: ReadonlyArray<{ values: ReadonlyArray<ReadonlyArray<string>> }>
    }
    expect(valueRanges.map(({ values }) => values[0]?.length)).toStrictEqual([100_000, 100_000])
  })
})
