import { describe, expect, it } from 'vitest'
import { appendRequests } from '../../../src/adapters/google-sheets/batch-requests'
import { insertNewColumns } from '../../../src/adapters/google-sheets/insert-new-columns'
import { markerRequest } from '../../../src/adapters/google-sheets/metadata-requests'
import { SHEET_COLUMNS } from '../../../src/domain/registration/registration'
import { aKeptOrder } from '../../support/ledger/arrived'
import { createSpreadsheet } from '../../support/stand-in-sheets/spreadsheet'
import { createStaffHands } from '../../support/stand-in-sheets/staff-hands'
import { metadataOf, textsOf } from '../../support/stand-in-sheets/views'

const TAB = 'Đơn hàng'
const NAMES = SHEET_COLUMNS.orders.map(({ name }) => name)
const HEADINGS = SHEET_COLUMNS.orders.map(({ heading }) => heading)

const batch = (id: number) => ({
  id,
  markerValue: 'm',
  spreadsheet: null,
  tries: 0,
  rows: [aKeptOrder(id)],
})

/** A tab of the former release, which has no column for the district, with one of staff's own in front. */
const formerTab = () => {
  const book = createSpreadsheet([TAB])
  const hands = createStaffHands(book)
  hands.typeRow(TAB, 1, ['Ghi chú', ...HEADINGS.toSpliced(4, 1)])
  hands.typeRow(TAB, 2, ['gấp', '1', 'Nguyễn Mẫu', "'0900000009", 'Hà Nội', 'Mẫu', '20/11/2026 08:30:00'])
  const columns = new Map(NAMES.toSpliced(4, 1).map((name, index) => [name, index + 1]))
  return { book, columns }
}

describe('a column that is new in this release', () => {
  it('[M-106] is inserted before the next one, with its heading; rows that are there keep their cells', () => {
    const { book, columns } = formerTab()
    const placed = insertNewColumns('orders', { columns, headingRow: 0, missing: ['district'] }, [])
    expect(book.batchUpdate(appendRequests('orders', 1, batch(1), placed)).status).toBe(200)
    const [headings, former, added] = textsOf(book, TAB)
    expect(headings).toStrictEqual(['Ghi chú', ...HEADINGS])
    expect(former).toStrictEqual([
      'gấp',
      '1',
      'Nguyễn Mẫu',
      '0900000009',
      'Hà Nội',
      '',
      'Mẫu',
      '20/11/2026 08:30:00',
    ])
    expect(added?.slice(2, 6)).toStrictEqual(['Nguyễn Mẫu 1', '0900000001', 'Hà Tĩnh', 'Thị xã Kỳ Anh'])
  })

  it('[M-106] is marked like the others, once', () => {
    const { book, columns } = formerTab()
    const placed = insertNewColumns('orders', { columns, headingRow: 0, missing: ['district'] }, [])
    book.batchUpdate(appendRequests('orders', 1, batch(1), placed))
    const marks = metadataOf(book)
      .filter(({ key }) => key === 'c')
      .map(({ id, value }) => ({ id, column: NAMES.indexOf(value) + 1, name: value }))
    expect(marks.map(({ name }) => name).toSorted()).toStrictEqual(NAMES.toSorted())
    const again = insertNewColumns('orders', { columns: placed.columns, headingRow: 0, missing: [] }, marks)
    book.batchUpdate(appendRequests('orders', 1, batch(2), again))
    expect(metadataOf(book).filter(({ key }) => key === 'c')).toHaveLength(NAMES.length)
  })

  it('[M-106] stands last if none of ours follows', () => {
    const columns = new Map(NAMES.slice(0, -1).map((name, index) => [name, index]))
    const placed = insertNewColumns('orders', { columns, headingRow: -1, missing: ['time'] }, [])
    expect(placed.columns.get('time')).toBe(NAMES.length - 1)
    expect(placed.inserted).toStrictEqual([{ column: NAMES.length - 1, heading: 'Thời gian' }])
  })
})

describe('a mark that was left behind', () => {
  it('[M-106] is removed, and the column gets a new one', () => {
    const book = createSpreadsheet([TAB])
    const columns = new Map(NAMES.map((name, index) => [name, index]))
    const marks = [{ id: 5, column: 9, name: 'phone' }]
    const { requests } = appendRequests('orders', 1, batch(1), {
      columns,
      marks,
      headingRow: -1,
      inserted: [],
    })
    expect(requests.filter((request) => 'deleteDeveloperMetadata' in request)).toStrictEqual([
      { deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataId: 5 } } } },
    ])
    expect(requests.filter((request) => 'createDeveloperMetadata' in request)).toHaveLength(NAMES.length + 1)
    expect(book.batchUpdate({ requests: requests.slice(0, 1) }).status).toBe(200)
  })
})

describe('a column that is inserted', () => {
  const requestsFor = (column: number, headingRow: number) =>
    appendRequests('orders', 1, batch(1), {
      columns: new Map(NAMES.map((name, index) => [name, index])),
      marks: [],
      headingRow,
      inserted: [{ column, heading: 'Mới' }],
    }).requests

  // Google refuses to take the format of the column in front of the first.
  it.each([
    [0, false],
    [1, true],
    [5, true],
  ])('[M-106] at %d looks like the one in front of it: %s', (column, inheritFromBefore) => {
    expect(requestsFor(column, 0)[0]).toStrictEqual({
      insertDimension: {
        range: { sheetId: 1, dimension: 'COLUMNS', startIndex: column, endIndex: column + 1 },
        inheritFromBefore,
      },
    })
  })

  it.each([
    [-1, 0],
    [0, 1],
    [3, 1],
  ])('[M-106] gets a heading only where there are headings, in row %d', (headingRow, count) => {
    expect(requestsFor(2, headingRow).filter((request) => 'updateCells' in request)).toHaveLength(count)
  })
})

describe('the marker of a batch', () => {
  it('[P-002] belongs to the whole spreadsheet and is seen by others, so that no second call can make it', () => {
    expect(markerRequest(7, 'm')).toStrictEqual({
      createDeveloperMetadata: {
        developerMetadata: {
          visibility: 'DOCUMENT',
          metadataId: 7,
          metadataKey: 'r',
          metadataValue: 'm',
          location: { spreadsheet: true },
        },
      },
    })
  })
})
