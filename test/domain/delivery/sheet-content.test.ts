import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRowIndex, mayBeAmongRows, waitingInSheet } from '../../../src/domain/delivery/sheet-content'
import { readSheetRow } from '../../../src/domain/delivery/sheet-row'
import { ARRIVED_AT } from '../../support/ledger/arrived'

/** `ARRIVED_AT` as a row has it. */
const MOMENT = '20/11/2026 08:30:00'
const LATER = '20/11/2026 08:31:00'
const PHONE = '0900000001'
const OTHER_PHONE = '0900000002'

const kept = (id: number, phone = PHONE, at = ARRIVED_AT) => ({ id, phone, at })
type Cells = readonly [phone: unknown, moment: unknown]
const row = (phone: unknown = PHONE, moment: unknown = MOMENT): Cells => [phone, moment]

const TAB = { spreadsheet: 'bang', name: 'DatMua' }

const indexOf = (rows: ReadonlyArray<Cells>) => {
  const index = createRowIndex()
  index.add(
    rows.flatMap(
      ([phone, moment], place) =>
        readSheetRow({ tab: TAB, row: place }, { phone: phone, time: moment }) ?? [],
    ),
  )
  return index.index()
}

const settled = (
  rows: ReadonlyArray<Cells>,
  delivered: ReadonlyArray<ReturnType<typeof kept>>,
  waiting: ReadonlyArray<ReturnType<typeof kept>>,
) => {
  const { inSheet, unsure } = waitingInSheet(indexOf(rows), PHONE, delivered, waiting)
  return { inSheet: inSheet.map(({ id }) => id), unsure: unsure.map((each) => each.row) }
}

describe('a registration that waits after a restore', () => {
  it.each([
    { rows: [row()], why: 'time and number are in a row', inSheet: [1], unsure: [] },
    { rows: [row(OTHER_PHONE), row()], why: 'a later row has them', inSheet: [1], unsure: [] },
    { rows: [row(84900000001)], why: 'staff rewrote the number', inSheet: [1], unsure: [] },
    {
      rows: [row('+84 900 000 001')],
      why: 'staff rewrote the number with its country',
      inSheet: [1],
      unsure: [],
    },
    { rows: [row(PHONE, '2026-11-20 08:30:00')], why: 'staff rewrote the time', inSheet: [1], unsure: [] },
    {
      rows: [row(PHONE, 46346.354166666664)],
      why: 'staff turned the time into a date',
      inSheet: [1],
      unsure: [],
    },
    { rows: [row(PHONE, '20/11/2026 08:30')], why: 'the seconds were left out', inSheet: [1], unsure: [] },
    { rows: [row(PHONE, '20/11/2026')], why: 'only the day is left', inSheet: [], unsure: [0] },
    { rows: [row(PHONE, 'sáng nay')], why: 'the time cannot be read', inSheet: [], unsure: [0] },
    { rows: [row('số sai', MOMENT)], why: 'the number cannot be read', inSheet: [], unsure: [0] },
    { rows: [row('số sai', LATER)], why: 'neither number nor time fit', inSheet: [], unsure: [] },
    { rows: [], why: 'the sheet is empty', inSheet: [], unsure: [] },
    { rows: [row(OTHER_PHONE)], why: 'the number is another', inSheet: [], unsure: [] },
    { rows: [row(PHONE, LATER)], why: 'the time is a minute later', inSheet: [], unsure: [] },
    {
      rows: [row(OTHER_PHONE), row(PHONE, LATER)],
      why: 'time and number are in different rows',
      inSheet: [],
      unsure: [],
    },
  ])(
    '[M-106, P-003] in the sheet: $inSheet, unsure rows: $unsure, because $why',
    ({ rows, inSheet, unsure }) => {
      expect(settled(rows, [], [kept(1)])).toStrictEqual({ inSheet, unsure })
      const mayBe = mayBeAmongRows(indexOf(rows), kept(1))
      expect(mayBe).toBe(inSheet.length + unsure.length > 0)
    },
  )

  it('[M-106, M-108] is compared to the second, because rows contain seconds', () => {
    expect(settled([row()], [], [kept(1, PHONE, ARRIVED_AT + 999)]).inSheet).toStrictEqual([1])
    expect(settled([row()], [], [kept(1, PHONE, ARRIVED_AT + 1_000)]).inSheet).toStrictEqual([])
  })

  it('[M-106, P-003] makes a row unsure whose time cannot be read, and none that stands for another registration', () => {
    expect(settled([row(PHONE, 'hôm qua')], [kept(1)], [kept(2)])).toStrictEqual({ inSheet: [], unsure: [0] })
    expect(settled([row()], [kept(1)], [kept(2)])).toStrictEqual({ inSheet: [], unsure: [] })
  })
})

describe('rows whose times are less precise than others', () => {
  const MINUTE = row(PHONE, '20/11/2026 08:30')

  it.each([
    ['first', [MINUTE, row()]],
    ['last', [row(), MINUTE]],
  ])('[M-106, P-003] are matched to registrations that no row with seconds matches: %s', (_, rows) => {
    const within = kept(2, PHONE, ARRIVED_AT + 30_000)
    expect(settled(rows, [kept(1)], [within])).toStrictEqual({ inSheet: [2], unsure: [] })
  })
})

describe('registrations of one number in one second', () => {
  it.each([
    { rowCount: 0, delivered: 0, inSheet: [] },
    { rowCount: 1, delivered: 0, inSheet: [11] },
    { rowCount: 2, delivered: 0, inSheet: [11, 12] },
    { rowCount: 3, delivered: 0, inSheet: [11, 12, 13] },
    { rowCount: 4, delivered: 0, inSheet: [11, 12, 13] },
    { rowCount: 2, delivered: 1, inSheet: [11] },
    { rowCount: 2, delivered: 2, inSheet: [] },
    { rowCount: 1, delivered: 2, inSheet: [] },
    { rowCount: 4, delivered: 2, inSheet: [11, 12] },
  ])(
    '[M-106, P-003] of three, $inSheet are in a sheet with $rowCount such rows, $delivered of them delivered before',
    ({ rowCount, delivered, inSheet }) => {
      const rows = Array.from({ length: rowCount }, () => row())
      const before = Array.from({ length: delivered }, (_, index) => kept(index + 1))
      expect(settled(rows, before, [kept(11), kept(12), kept(13)])).toStrictEqual({ inSheet, unsure: [] })
    },
  )

  it('[M-106, P-003] are matched to one row once, although its number has two spellings', () => {
    expect(settled([row(`${PHONE} ${PHONE}`)], [], [kept(1), kept(2)]).inSheet).toStrictEqual([1])
  })

  it('[M-106, P-003] are delivered once in total, whatever the sheet contains', () => {
    const phones = fc.array(fc.constantFrom(PHONE, OTHER_PHONE), { maxLength: 6 })
    const having = (all: ReadonlyArray<string>, phone: string) => all.filter((one) => one === phone).length
    fc.assert(
      fc.property(phones, phones, phones, (sheet, delivered, waiting) => {
        const of = (all: ReadonlyArray<string>) =>
          all.flatMap((phone, index) => (phone === PHONE ? [kept(index)] : []))
        const { inSheet } = settled(
          sheet.map((phone) => row(phone)),
          of(delivered),
          of(waiting),
        )
        const left = Math.max(0, having(sheet, PHONE) - having(delivered, PHONE))
        expect(inSheet).toHaveLength(Math.min(left, having(waiting, PHONE)))
      }),
    )
  })

  it('[M-106, P-003] take one row each at most, and none that a row may stand for is sent again, however times were rewritten', () => {
    const written = [
      MOMENT,
      '20/11/2026 08:30',
      '2026-11-20T08:30:00+07:00',
      46346.354166666664,
      '20/11/2026',
      'hôm qua',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...written), fc.nat(3), (moment, others) => {
        const rows = [row(PHONE, moment), ...Array.from({ length: others }, () => row(OTHER_PHONE))]
        const { inSheet, unsure } = settled(rows, [], [kept(1)])
        expect([inSheet.length, unsure.length]).toStrictEqual(inSheet.length === 1 ? [1, 0] : [0, 1])
      }),
    )
  })
})
