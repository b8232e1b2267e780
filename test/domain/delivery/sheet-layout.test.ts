import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { movedColumns } from '../../../src/domain/delivery/moved-columns'
import type { SheetHead } from '../../../src/domain/delivery/sheet-evidence'
import { findAllColumns, findColumns } from '../../../src/domain/delivery/sheet-layout'
import { SHEET_COLUMNS } from '../../../src/domain/registration/registration'

const NAMES = SHEET_COLUMNS.orders.map(({ name }) => name)
const HEADINGS = SHEET_COLUMNS.orders.map(({ heading }) => heading)
const ROW = ['1', 'Nguyễn Mẫu', '0900000001', 'Hà Nội', 'Ba Đình', 'Mẫu A', '20/11/2026 08:30:00']
const PHONE = NAMES.indexOf('phone')

type Rows = ReadonlyArray<ReadonlyArray<string>>
const withoutMarks = (rows: Rows): SheetHead => ({ rows, marks: [] })
const marked = (rows: Rows, columns: ReadonlyArray<number>): SheetHead => ({
  rows,
  marks: columns.map((column, index) => ({ id: index + 1, column, name: NAMES[index] ?? '' })),
})
const IN_ORDER = [0, 1, 2, 3, 4, 5, 6]
const columnsIn = (head: SheetHead) => {
  const found = findAllColumns('orders', head)
  return E.isRight(found) ? NAMES.map((name) => found.right.columns.get(name)) : found.left
}

const inserted = (rows: Rows, at: number, cell: string): Rows =>
  rows.map((row) => [...row.slice(0, at), cell, ...row.slice(at)])

describe('the columns of a tab', () => {
  it.each([
    { head: withoutMarks([]), why: 'it is empty', headingRow: -1 },
    { head: withoutMarks([ROW]), why: 'it has rows and no headings', headingRow: -1 },
    {
      head: withoutMarks([ROW.with(PHONE, 'hỏi lại'), ROW]),
      why: 'it has no headings and staff overwrote the first number',
      headingRow: -1,
    },
    { head: withoutMarks([HEADINGS, ROW]), why: 'it has headings', headingRow: 0 },
    {
      head: withoutMarks([['Đơn hàng'], HEADINGS, ROW]),
      why: 'headings are in the second row',
      headingRow: 1,
    },
    {
      head: marked([['a', 'b', 'c', 'd', 'e', 'f', 'g'], ROW], IN_ORDER),
      why: 'all headings were edited and columns are marked',
      headingRow: 0,
    },
    {
      head: withoutMarks([HEADINGS.with(1, 'Khách'), ROW]),
      why: 'one heading was edited between two known ones',
      headingRow: 0,
    },
    { head: withoutMarks([HEADINGS.with(0, '#'), ROW]), why: 'the first heading was edited', headingRow: 0 },
    { head: withoutMarks([HEADINGS.with(6, 'Lúc'), ROW]), why: 'the last heading was edited', headingRow: 0 },
    {
      head: withoutMarks([HEADINGS.map((text) => ` ${text.toUpperCase()} `), ROW]),
      why: 'headings are in capitals',
      headingRow: 0,
    },
  ])('[M-106] are found in our order if $why', ({ head, headingRow }) => {
    expect(columnsIn(head)).toStrictEqual(IN_ORDER)
    expect(findColumns('orders', head)).toMatchObject(E.right({ headingRow }))
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    '[M-106] are found by headings if staff inserted one before column %d',
    (at) => {
      const rows = inserted([HEADINGS, ROW, ROW], at, '0900000099')
      expect(columnsIn(withoutMarks(rows))).toStrictEqual(
        IN_ORDER.map((column) => (column >= at ? column + 1 : column)),
      )
    },
  )

  it('[M-106] are found by content if staff inserted one in front and there are no headings', () => {
    expect(columnsIn(withoutMarks(inserted([ROW, ROW], 0, 'x')))).toStrictEqual(
      IN_ORDER.map((column) => column + 1),
    )
  })

  it('[M-106] are found by their marks wherever they are, whatever the headings say', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(IN_ORDER, { minLength: 7 }), fc.nat(5), (order, shift) => {
        const columns = NAMES.map((_, index) => order.indexOf(index) + shift)
        const row: Array<string> = []
        for (const [index, column] of columns.entries()) row[column] = ROW[index] ?? ''
        const rows = [Array.from({ length: 14 }, () => 'sửa'), Array.from(row, (cell) => cell ?? '')]
        expect(columnsIn(marked(rows, columns))).toStrictEqual(columns)
      }),
    )
  })

  it('[M-106] are found in different columns, whatever staff moved, renamed or deleted', () => {
    const title = fc.oneof(fc.constantFrom(...HEADINGS), fc.constantFrom('', 'SĐT'))
    const mark = fc.record({ column: fc.nat(9), name: fc.constantFrom(...NAMES), id: fc.nat() })
    const rows = fc.array(title, { minLength: 7, maxLength: 10 }).map((titles) => [titles, ROW, ROW])
    const marks = fc.uniqueArray(mark, { selector: (each) => each.column })
    fc.assert(
      fc.property(rows, marks, (given, on) => {
        const found = findColumns('orders', { rows: given, marks: on })
        const columns = E.isRight(found) ? [...found.right.columns.values()] : []
        expect(new Set(columns).size).toBe(columns.length)
      }),
      { numRuns: 2_000 },
    )
  })

  it('[M-106] are found under their heading if cells and heading were cut and pasted elsewhere', () => {
    const moved = (row: ReadonlyArray<string>) => [...row.with(PHONE, ''), row[PHONE] ?? '']
    expect(columnsIn(marked([moved(HEADINGS), moved(ROW)], IN_ORDER))).toStrictEqual(IN_ORDER.with(PHONE, 7))
  })

  it('[P-003] are a doubt if they were cut and pasted elsewhere and something else fills their former column', () => {
    const refilled = (title: string, cell: string, moved: string) =>
      columnsIn(
        marked(
          [
            [...HEADINGS.with(PHONE, title), HEADINGS[PHONE] ?? ''],
            [...ROW.with(PHONE, cell), moved],
          ],
          IN_ORDER,
        ),
      )
    const fault = { tag: 'headingElsewhere', heading: HEADINGS[PHONE], marked: PHONE, headed: 7 }
    expect(refilled('Người giới thiệu', '0900000009', '0900000001')).toStrictEqual(fault)
    expect(refilled('', 'ghi chú', '0900000001')).toStrictEqual(fault)
    expect(refilled('Người giới thiệu', '', '0900000001')).toStrictEqual(IN_ORDER.with(PHONE, 7))
    expect(refilled('SĐT', '0900000001', '')).toStrictEqual(IN_ORDER)
  })

  it('[M-106] are found where their mark and their cells are if only the heading was moved', () => {
    const headings = [...HEADINGS.with(PHONE, ''), 'Số điện thoại']
    expect(columnsIn(marked([headings, ROW], IN_ORDER))).toStrictEqual(IN_ORDER)
  })

  it('[M-106] are refused if the phone column is empty and another of ours is not', () => {
    const headings = [...HEADINGS.with(PHONE, ''), 'Số điện thoại']
    const faultIn = (row: ReadonlyArray<string>) => columnsIn(withoutMarks([headings, row]))
    expect(faultIn(ROW)).toStrictEqual({ tag: 'numbersElsewhere', column: 7 })
    expect(faultIn(['1'])).toStrictEqual(IN_ORDER.with(PHONE, 7))
  })

  it('[M-106] are found by content if their heading stands twice; else that heading is named', () => {
    const head = (row: ReadonlyArray<string>) => [[...HEADINGS, 'Thời gian'], row]
    expect(columnsIn(withoutMarks(head(ROW)))).toStrictEqual(IN_ORDER)
    expect(columnsIn(withoutMarks(head(ROW.with(6, ''))))).toStrictEqual({
      tag: 'headingsTwice',
      headings: ['Thời gian'],
    })
  })

  it('[M-106] are named as missing if staff deleted them', () => {
    const rows = [HEADINGS.toSpliced(3, 1), ROW.toSpliced(3, 1)]
    expect(columnsIn(withoutMarks(rows))).toStrictEqual({
      tag: 'columnsMissing',
      headings: ['Tỉnh/Thành phố'],
    })
    expect(findColumns('orders', withoutMarks(rows))).toMatchObject(E.right({ headingRow: 0 }))
  })

  it('[M-106] are refused if the phone column holds no numbers', () => {
    const swapped = [HEADINGS, ROW.with(PHONE, 'Hà Nội'), ROW.with(PHONE, 'Huế')]
    expect(columnsIn(withoutMarks(swapped))).toStrictEqual({ tag: 'numbersElsewhere', column: PHONE })
    const cut = [HEADINGS, ROW.with(PHONE, ''), ROW.with(PHONE, ''), ROW]
    expect(columnsIn(withoutMarks(cut))).toStrictEqual({ tag: 'numbersElsewhere', column: PHONE })
    const half = [HEADINGS, ROW.with(PHONE, 'Hà Nội'), ROW]
    expect(columnsIn(withoutMarks(half))).toStrictEqual(IN_ORDER)
  })

  it('[P-002] are accepted if only checkboxes stand below headings that were sorted away, and refused if times stand beside them', () => {
    const boxes = HEADINGS.map(() => '').with(PHONE, 'FALSE')
    expect(columnsIn(withoutMarks([ROW, HEADINGS, boxes, boxes]))).toStrictEqual(IN_ORDER)
    const replaced = [HEADINGS, ROW.with(PHONE, 'TRUE'), ROW.with(PHONE, 'FALSE')]
    expect(columnsIn(withoutMarks(replaced))).toStrictEqual({ tag: 'numbersElsewhere', column: PHONE })
  })

  it('[P-002] are missing if the times were cut and pasted under another heading', () => {
    const cut = (row: ReadonlyArray<string>, title: string) => [...row.slice(0, -1), '', title]
    const rows = [cut(HEADINGS, 'Gọi lúc'), cut(ROW, ROW.at(-1) ?? '')]
    const missing = E.left({ tag: 'columnsMissing', headings: ['Thời gian'] })
    expect(findColumns('orders', marked(rows, IN_ORDER))).toStrictEqual(missing)
    expect(findColumns('orders', marked(rows.slice(1), IN_ORDER))).toStrictEqual(missing)
  })

  it('[P-002] are missing if the times of a tab without headings were cut and pasted elsewhere and something else stands in their place', () => {
    const moved = [...ROW.with(-1, 'hỏi lại'), ROW.at(-1) ?? '']
    const missing = E.left({ tag: 'columnsMissing', headings: ['Thời gian'] })
    expect(findColumns('orders', marked([moved, moved], IN_ORDER))).toStrictEqual(missing)
    const first = [...ROW, ROW.at(-1) ?? '']
    const found = E.right({ columns: new Map(NAMES.map((name, index) => [name, index])), headingRow: -1 })
    expect(findColumns('orders', marked([moved, first], IN_ORDER))).toStrictEqual(found)
    expect(findColumns('orders', marked([ROW.with(-1, 'hỏi lại')], IN_ORDER))).toStrictEqual(found)
    expect(findColumns('orders', marked([[...HEADINGS, 'Gọi lúc'], moved], IN_ORDER))).toStrictEqual(
      E.right({ columns: new Map(NAMES.map((name, index) => [name, index])), headingRow: 0 }),
    )
  })

  it('[M-106] have their headings in a row that holds two of them, not one', () => {
    const rowOf = (...names: ReadonlyArray<string>) =>
      HEADINGS.map((text, n) => (names.includes(NAMES[n] ?? '') ? text : 'x'))
    const headingRow = (titles: ReadonlyArray<string>) =>
      findColumns('orders', marked([['1'], titles, ROW], IN_ORDER))
    expect(headingRow(rowOf('phone', 'name'))).toMatchObject(E.right({ headingRow: 1 }))
    expect(headingRow(rowOf('phone'))).toMatchObject(E.right({ headingRow: -1 }))
  })

  it('[M-106] have their headings in a row with known ones, also if another heading has a digit', () => {
    const head = marked([HEADINGS.with(1, 'Khách 1'), ROW], IN_ORDER)
    expect(findColumns('orders', head)).toMatchObject(E.right({ headingRow: 0 }))
  })

  it.each([
    { titles: Array(7).fill(''), headingRow: -1, why: 'is blank where ours are' },
    { titles: ['a', '', 'c', '', '', '', ''], headingRow: 0, why: 'has a text over one of ours' },
    { titles: ['a', '', 'c', '', '', '', '9'], headingRow: -1, why: 'has a digit, too' },
  ])('[M-106] have headings in row $headingRow if the first row $why', ({ titles, headingRow }) => {
    expect(findColumns('orders', marked([titles, ROW], IN_ORDER))).toMatchObject(E.right({ headingRow }))
  })

  it('[M-106] are empty if their cells hold blanks only, also below headings in the second row', () => {
    const headings = [...HEADINGS.with(PHONE, ''), 'Số điện thoại']
    const rows = [['Đơn hàng'], headings, ['1', ' ', '', ' ']]
    expect(columnsIn(withoutMarks(rows))).toStrictEqual(IN_ORDER.with(PHONE, 7))
  })

  it('[M-106] are found by content only where a number and a time stand in one row', () => {
    const shifted = IN_ORDER.map((column) => column + 1)
    const number = ROW.with(1, '0900000099')
    expect(columnsIn(withoutMarks(inserted([number], 0, 'x')))).toStrictEqual(shifted)
    const time = ROW.with(5, '20/11/2026 08:31:00')
    expect(columnsIn(withoutMarks(inserted([time], 0, 'x')))).toStrictEqual(shifted)
  })

  it('[M-106] are looked for up to twenty columns to the right of where they are created', () => {
    const behind = (count: number) => columnsIn(withoutMarks([[...Array(count).fill('x9'), ...ROW]]))
    expect(behind(20)).toStrictEqual(IN_ORDER.map((column) => column + 20))
    expect(behind(21)).toStrictEqual({ tag: 'numbersElsewhere', column: PHONE })
  })

  const withMarks = (rows: Rows, phones: ReadonlyArray<number>): SheetHead => ({
    rows,
    marks: [
      ...marked(rows, IN_ORDER).marks.filter(({ name }) => name !== 'phone'),
      ...phones.map((column) => ({ id: 90 + column, column, name: 'phone' })),
    ],
  })

  it('[M-106] are found under their heading if they are marked twice; this is no doubt', () => {
    const rows = [
      [...HEADINGS.with(PHONE, 'x'), HEADINGS[PHONE] ?? ''],
      [...ROW, '0900000002'],
    ]
    expect(columnsIn(withMarks(rows, [PHONE, 7]))).toStrictEqual(IN_ORDER.with(PHONE, 7))
  })

  it('[M-106] are found where mark and heading agree if they have two of each', () => {
    const rows = [
      [...HEADINGS, 'x', HEADINGS[PHONE] ?? ''],
      [...ROW, '0900000002', '0900000003'],
    ]
    expect(columnsIn(withMarks(rows, [PHONE, 7]))).toStrictEqual(IN_ORDER)
    expect(columnsIn(withMarks(rows, [7, PHONE]))).toStrictEqual(IN_ORDER)
  })

  it('[M-106] are found between their neighbours if their marks and headings stand twice in different columns', () => {
    const phone = HEADINGS[PHONE] ?? ''
    const rows = [
      [...HEADINGS.with(PHONE, 'x'), 'y', phone, phone],
      [...ROW, '0900000002', '0900000003', '0900000004'],
    ]
    expect(columnsIn(withMarks(rows, [PHONE, 7]))).toStrictEqual(IN_ORDER)
    expect(columnsIn(withMarks(rows, [PHONE]))).toStrictEqual(IN_ORDER)
  })

  it.each([
    ['whose headings were edited', [HEADINGS.with(3, 'a').with(4, 'b'), ROW.with(3, '').with(4, '')]],
    ['without headings', [ROW.with(3, '').with(4, '')]],
  ])('[M-106] %s and that are empty are found by their marks', (_, rows) => {
    expect(columnsIn(marked(rows, IN_ORDER))).toStrictEqual(IN_ORDER)
  })

  it('[M-106] that are marked twice and headed twice elsewhere are where they are both', () => {
    const phone = HEADINGS[PHONE] ?? ''
    const rows = [
      [...HEADINGS.with(PHONE, 'x'), phone, phone],
      [...ROW, '0900000002', '0900000003'],
    ]
    expect(columnsIn(withMarks(rows, [PHONE, 7]))).toStrictEqual(IN_ORDER.with(PHONE, 7))
  })

  const missing = (...names: ReadonlyArray<string>) => ({
    tag: 'columnsMissing',
    headings: names.map((name) => HEADINGS[NAMES.indexOf(name)]),
  })
  const titled = (titles: Readonly<Record<number, string>>, row: ReadonlyArray<string>) =>
    columnsIn(withoutMarks([HEADINGS.map((heading, index) => titles[index] ?? heading), row]))

  it.each(['12', '1'])('[M-106] without a heading begin with that of row numbers, such as %s', (cell) => {
    expect(titled({ 0: '#' }, ROW.with(0, cell))).toStrictEqual(IN_ORDER)
  })

  it.each(['a1', '1a', ''])('[M-106] without a heading do not begin where %j stands', (cell) => {
    expect(titled({ 0: '#' }, ROW.with(0, cell))).toStrictEqual(missing(NAMES[0] ?? ''))
  })

  it('[M-106] of which two neighbours have no heading are not guessed', () => {
    expect(titled({ 0: '#', 1: 'Khách' }, ROW)).toStrictEqual(missing(NAMES[0] ?? '', NAMES[1] ?? ''))
    const times = ROW.with(3, ROW[6] ?? '').with(6, '')
    expect(titled({ 3: 'a', 5: 'b', 6: 'c' }, times)).toStrictEqual(missing('time'))
  })

  it('[M-106] without a heading are not guessed between neighbours that are apart', () => {
    const rows = inserted([HEADINGS.with(PHONE, 'x'), ROW], PHONE + 1, 'y')
    expect(columnsIn(withoutMarks(rows))).toStrictEqual(missing('phone'))
  })

  it('[M-106] that are needed are named alone if others are missing too', () => {
    const rows = [HEADINGS.toSpliced(1, 2), ROW.toSpliced(1, 2)]
    expect(findColumns('orders', withoutMarks(rows))).toStrictEqual(E.left(missing('phone')))
  })

  it('[M-106] fit without that of times as long as there are no rows', () => {
    const found = findColumns('orders', withoutMarks([HEADINGS.slice(0, -1)]))
    expect(E.isRight(found) && [...found.right.columns.keys()]).toStrictEqual(NAMES.slice(0, -1))
    const empty = findColumns(
      'orders',
      withoutMarks([
        ['STT', 'x', 'Họ và tên', 'Số điện thoại'],
        ['', ROW[6] ?? ''],
      ]),
    )
    expect(E.isRight(empty)).toBe(true)
  })

  it('[M-106] do not fit if a row has neither number nor time, and a name', () => {
    const headings = [...HEADINGS.with(PHONE, ''), 'Số điện thoại']
    const faultIn = (row: ReadonlyArray<string>) => columnsIn(withoutMarks([headings, row]))
    const number = { tag: 'numbersElsewhere', column: 7 }
    expect(faultIn(['1', 'Nguyễn Mẫu'])).toStrictEqual(number)
    expect(faultIn(['1', 'TRUE', '', 'FALSE'])).toStrictEqual(IN_ORDER.with(PHONE, 7))
    expect(faultIn(['1', 'TRUE', '', 'Hà Nội'])).toStrictEqual(number)
  })

  it.each(['UNTRUE', 'TRUE ?', 'falsehood'])('[P-002] take %s for no checkbox', (cell) => {
    const texts = HEADINGS.map(() => '').with(PHONE, cell)
    expect(columnsIn(withoutMarks([HEADINGS, ROW, texts, texts]))).toStrictEqual({
      tag: 'numbersElsewhere',
      column: PHONE,
    })
  })

  it('[P-002] are all found by their marks if a time stands elsewhere and no row of ours is left', () => {
    const rows = [[...HEADINGS.map(() => ''), ROW.at(-1) ?? '']]
    expect(columnsIn(marked(rows, IN_ORDER))).toStrictEqual(IN_ORDER)
  })

  it('[P-002] are missing if the times of one row of several stand elsewhere', () => {
    const replaced = ROW.with(-1, 'hỏi lại')
    const head = marked([[...replaced, ROW.at(-1) ?? ''], replaced], IN_ORDER)
    expect(findColumns('orders', head)).toStrictEqual(E.left(missing('time')))
  })

  it('[M-106] are missing if the phone column was deleted', () => {
    const rows = [HEADINGS.toSpliced(PHONE, 1), ROW.toSpliced(PHONE, 1)]
    expect(findColumns('orders', withoutMarks(rows))).toStrictEqual(
      E.left({ tag: 'columnsMissing', headings: ['Số điện thoại'] }),
    )
  })
})

describe('columns of rows that are put back', () => {
  const then = new Map([
    ['name', 0],
    ['phone', 1],
    ['time', 3],
  ])
  const columnsIn = (now: ReadonlyMap<string, number>) =>
    movedColumns(then, now, 6).map(({ from, to }) => [from, to])

  it('[P-002] are copied in one piece if ours are where they were', () => {
    expect(movedColumns(then, then, 6)).toStrictEqual([{ from: 0, to: 0, width: 6 }])
  })

  it('[P-002] follow ours; each other one stays beside its neighbour on the left', () => {
    const now = new Map([...then].map(([name, column]) => [name, column > 0 ? column + 1 : 0]))
    expect(columnsIn(now)).toStrictEqual([
      [0, 0],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ])
  })

  it('[P-002] that are not ours go to the next free place on the right where ours moved into theirs', () => {
    expect(columnsIn(new Map([...then, ['time', 2]]))).toStrictEqual([
      [0, 0],
      [1, 1],
      [2, 3],
      [3, 2],
      [4, 4],
      [5, 5],
    ])
  })

  it.each([
    {
      from: { a: 0 },
      to: { a: 3 },
      width: 6,
      moved: [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    },
    {
      from: { a: 0, b: 2 },
      to: { a: 2, b: 0 },
      width: 3,
      moved: [
        [0, 2],
        [2, 0],
      ],
    },
    { from: { a: 0, gone: 1 }, to: { a: 1 }, width: 2, moved: [[0, 1]] },
  ])(
    '[P-002] are left out if they would stand behind the last column: $from to $to',
    ({ from, to, width, moved }) => {
      const columns = (given: object) => new Map<string, number>(Object.entries(given))
      const found = movedColumns(columns(from), columns(to), width)
      expect(found).toStrictEqual(moved.map(([one, other]) => ({ from: one, to: other, width: 1 })))
    },
  )

  it('[P-002] are never put into the same column', () => {
    const moved = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(moved, (columns) => {
        const now = new Map([...then.keys()].map((name, index) => [name, columns[index] ?? 0]))
        const ends = movedColumns(then, now, 6).flatMap(({ to, width }) =>
          Array.from({ length: width }, (_, offset) => to + offset),
        )
        expect(new Set(ends).size).toBe(ends.length)
        expect(ends).toStrictEqual(expect.arrayContaining(columns))
      }),
    )
  })
})
