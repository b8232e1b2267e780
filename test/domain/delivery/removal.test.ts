import { describe, expect, it } from 'vitest'
import { createRowClassifier } from '../../../src/domain/delivery/removal'
import { readSheetRow } from '../../../src/domain/delivery/sheet-row'

const ERASED = '0900000001'
const LIMIT = Date.UTC(2026, 10, 20, 1, 30, 0)
const AT_LIMIT = '20/11/2026 08:30:00'

const removal = (rowsUntil: number | null, times: ReadonlyArray<number> | null = null) => ({
  id: 'r',
  phoneHash: `hash of ${ERASED}`,
  rowsUntil,
  times,
})

const TAB = { spreadsheet: 'bang', name: 'DatMua' }

const sorted = (rowsUntil: number | null, cells: ReadonlyArray<readonly [unknown, unknown]>) => {
  const { add, found } = createRowClassifier([removal(rowsUntil)], (phone) => `hash of ${phone}`)
  for (const [row, [phone, time]] of cells.entries())
    add([readSheetRow({ tab: TAB, row }, { phone: phone, time: time }) ?? []].flat())
  return found()
}

describe('a date in a spreadsheet whose locale has the month first', () => {
  const DECEMBER_4 = Date.UTC(2026, 11, 4)
  const may12 = 46_154.354
  const undatedIn = (isMonthFirst: boolean, time: number) => {
    const { add, found } = createRowClassifier([removal(DECEMBER_4)], (phone) => `hash of ${phone}`)
    add(
      [readSheetRow({ tab: TAB, row: 0 }, { phone: ERASED, time, isMonthFirst })].flatMap((row) => row ?? []),
    )
    return { toDelete: found().toDelete, undated: found().undated }
  }

  it('[P-003] may be another day: nothing is deleted by it', () => {
    expect(undatedIn(true, may12)).toStrictEqual({ toDelete: [], undated: [0] })
    expect(undatedIn(false, may12)).toStrictEqual({ toDelete: [0], undated: [] })
  })

  it('[P-003] is read if it has one reading only', () => {
    expect(undatedIn(true, may12 + 1)).toStrictEqual({ toDelete: [0], undated: [] })
    expect(undatedIn(true, 46_147)).toStrictEqual({ toDelete: [0], undated: [] })
  })
})

describe('a row above the headings', () => {
  const readAbove = (phone: unknown, time: unknown, isMonthFirst = false) =>
    readSheetRow({ tab: TAB, row: 2 }, { phone, time, isMonthFirst }, 3)

  it.each([
    { why: 'a moment', phone: 'hỏi lại', time: AT_LIMIT, isMonthFirst: false },
    {
      why: 'a day that begins with the month',
      phone: 'hỏi lại',
      time: '11/20/2026 08:30:00',
      isMonthFirst: false,
    },
    { why: 'a moment where the month is first', phone: 'hỏi lại', time: 46_154.354, isMonthFirst: true },
    { why: 'a day without a time', phone: '', time: 46_154, isMonthFirst: false },
    { why: 'a number', phone: ERASED, time: '', isMonthFirst: false },
    { why: 'a number beside a note', phone: ERASED, time: 'chiều qua', isMonthFirst: false },
  ])('[P-004] is a registration if it has $why', ({ phone, time, isMonthFirst }) => {
    expect(readAbove(phone, time, isMonthFirst)).not.toBe(null)
  })

  it.each([
    { why: 'a title', phone: 'Danh sách khách', time: '' },
    { why: 'two titles', phone: 'Liên hệ', time: 'Đơn hàng' },
    { why: 'a date within a sentence', phone: '', time: 'Cập nhật 20/11/2026' },
    { why: 'a small number', phone: 'hỏi lại', time: 12 },
    { why: 'blanks', phone: ' ', time: null },
  ])('[P-003] is a title if it has neither number nor date, but $why', ({ phone, time }) => {
    expect(readAbove(phone, time)).toBe(null)
  })

  it('[P-003] is told apart from the headings and from the rows below them', () => {
    const at = (row: number) =>
      readSheetRow({ tab: TAB, row }, { phone: 'hỏi lại', time: 'chiều qua' }, 3) !== null
    expect([2, 3, 4].map(at)).toStrictEqual([false, false, true])
  })

  it('[P-003] is no registration if it holds the headings, such as where a sorted tab is too long to be searched', () => {
    const at = (phone: string, time: string) => readSheetRow({ tab: TAB, row: 57 }, { phone, time })
    expect(at('Số điện thoại', 'thời gian ')).toBe(null)
    expect(at('Số điện thoại', 'chiều qua')).not.toBe(null)
  })
})

describe('a row of an erased person', () => {
  it.each([
    ERASED,
    900000001,
    84900000001,
    '+84 900 000 001',
    '84900000001',
    '0900.000.001',
    `SĐT: ${ERASED}`,
  ])('[P-004] is deleted however staff wrote the number: %s', (cell) => {
    expect(sorted(null, [[cell, AT_LIMIT]])).toStrictEqual({ toDelete: [0], undated: [], withoutPhone: [] })
  })

  it('[P-004] is deleted whatever its time if no newer row can be in the sheet', () => {
    expect(
      sorted(null, [
        [ERASED, 'hôm qua'],
        [ERASED, ''],
      ]).toDelete,
    ).toStrictEqual([0, 1])
  })

  it.each([
    { time: AT_LIMIT, found: { toDelete: [0], undated: [] }, why: 'it is as old as the erasure' },
    { time: '20/11/2026 08:30:01', found: { toDelete: [], undated: [] }, why: 'it is a second newer' },
    { time: 46346.354166666664, found: { toDelete: [0], undated: [] }, why: 'a date that is as old' },
    { time: 46346.4, found: { toDelete: [], undated: [] }, why: 'a date that is newer' },
    {
      time: '20/11/2026 08:29',
      found: { toDelete: [0], undated: [] },
      why: 'a minute that ends before the erasure',
    },
    { time: '20/11/2026 08:30', found: { toDelete: [], undated: [0] }, why: 'the minute of the erasure' },
    { time: '20/11/2026', found: { toDelete: [], undated: [0] }, why: 'the day of the erasure' },
    { time: '21/11/2026', found: { toDelete: [], undated: [] }, why: 'the day after' },
    { time: 'hôm qua', found: { toDelete: [], undated: [0] }, why: 'the time cannot be read' },
    { time: '', found: { toDelete: [], undated: [0] }, why: 'there is no time' },
  ])('[P-004] after a restore is sorted as $found, because $why', ({ time, found }) => {
    expect(sorted(LIMIT, [[ERASED, time]])).toStrictEqual({ ...found, withoutPhone: [] })
  })
})

describe('a minute that ends with the erasure', () => {
  it('[P-004] is not newer', () => {
    expect(sorted(LIMIT - 1, [[ERASED, '20/11/2026 08:29']])).toStrictEqual({
      toDelete: [0],
      undated: [],
      withoutPhone: [],
    })
  })
})

describe('a cell with the numbers of two erased persons', () => {
  const OTHER = '0900000002'

  it.each([
    [LIMIT, LIMIT - 60_000],
    [LIMIT - 60_000, LIMIT],
  ])('[P-004] is deleted up to the later erasure', (one, other) => {
    const removals = [
      { ...removal(one), phoneHash: `hash of ${ERASED}` },
      { ...removal(other), phoneHash: `hash of ${OTHER}` },
    ]
    const { add, found } = createRowClassifier(removals, (phone) => `hash of ${phone}`)
    add([readSheetRow({ tab: TAB, row: 0 }, { phone: `${ERASED} ${OTHER}`, time: AT_LIMIT }) ?? []].flat())
    expect(found()).toStrictEqual({ toDelete: [0], undated: [], withoutPhone: [] })
  })
})

describe('a person who was erased more than once', () => {
  it.each([
    { limits: [LIMIT, LIMIT - 60_000], toDelete: [0] },
    { limits: [LIMIT - 60_000, LIMIT], toDelete: [0] },
    { limits: [null, LIMIT - 60_000], toDelete: [0] },
    { limits: [LIMIT - 60_000, null], toDelete: [0] },
    { limits: [LIMIT - 60_000, LIMIT - 1], toDelete: [] },
  ])('[P-004] loses the rows up to the latest of $limits', ({ limits, toDelete }) => {
    const { add, found } = createRowClassifier(
      limits.map((limit) => removal(limit)),
      (phone) => `hash of ${phone}`,
    )
    add([readSheetRow({ tab: TAB, row: 0 }, { phone: ERASED, time: AT_LIMIT }) ?? []].flat())
    expect(found()).toStrictEqual({ toDelete, undated: [], withoutPhone: [] })
  })
})

describe('a tab in which one time has the month first', () => {
  const either = [ERASED, '10/11/2026 08:30:00'] as const

  it('[M-108, P-004] leaves unread each time that may be read either way', () => {
    expect(sorted(LIMIT, [either]).toDelete).toStrictEqual([0])
    const swapped = sorted(LIMIT, [either, ['0900000002', '11/19/2026 08:30:00']])
    expect(swapped).toStrictEqual({ toDelete: [], undated: [0], withoutPhone: [] })
  })
})

describe('a row of somebody else', () => {
  it('[P-004] is neither deleted nor doubtful', () => {
    const rows = [
      ['0900000002', AT_LIMIT],
      ['9000000010', ''],
      [null, null],
    ] as const
    expect(sorted(null, rows)).toStrictEqual({ toDelete: [], undated: [], withoutPhone: [] })
  })

  it('[P-004] without a readable number is doubtful, be it with or without a time', () => {
    const rows = [
      ['Hà Nội', ''],
      ['', AT_LIMIT],
      ['12', AT_LIMIT],
    ] as const
    expect(sorted(null, rows)).toStrictEqual({ toDelete: [], undated: [], withoutPhone: [0, 1, 2] })
    expect(sorted(LIMIT, rows)).toStrictEqual({ toDelete: [], undated: [], withoutPhone: [0, 1, 2] })
  })
})

const withoutPhone = (removals: Parameters<typeof createRowClassifier>[0], time: unknown) => {
  const { add, found } = createRowClassifier(removals, (phone) => `hash of ${phone}`)
  add([readSheetRow({ tab: TAB, row: 0 }, { phone: 'hỏi lại', time: time })].flatMap((row) => row ?? []))
  return found().withoutPhone
}

describe('a row without a readable number', () => {
  it.each([
    { time: AT_LIMIT, found: [0], why: 'a registration came in that second' },
    { time: '20/11/2026 08:30', found: [0], why: 'one came in that minute' },
    { time: 'hôm qua', found: [0], why: 'the time cannot be read' },
    { time: '', found: [0], why: 'there is no time' },
    { time: '20/11/2026 08:29:59', found: [], why: 'none came in that second' },
    { time: '20/11/2026 08:31', found: [], why: 'none came in that minute' },
  ])('[P-004] may be an erased person’s: $found, because $why', ({ time, found }) => {
    expect(withoutPhone([removal(null, [LIMIT - 60_000 * 60, LIMIT + 999])], time)).toStrictEqual(found)
  })

  it.each([
    { time: AT_LIMIT, found: [0], why: 'it is not newer than the erasure' },
    { time: '20/11/2026 08:30:01', found: [], why: 'it is newer' },
    { time: 'hôm qua', found: [0], why: 'the time cannot be read' },
  ])(
    '[P-004] may be that of a person whose rows the ledger has lost: $found, because $why',
    ({ time, found }) => {
      expect(withoutPhone([removal(null, []), removal(LIMIT)], time)).toStrictEqual(found)
    },
  )
})
