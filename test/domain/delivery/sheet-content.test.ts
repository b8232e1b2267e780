import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivedRows, countRows, mayHaveArrived } from '../../../src/domain/delivery/sheet-content'
import { ARRIVED_AT } from '../../support/arrived'

/** `ARRIVED_AT` as a row has it. */
const MOMENT = '20/11/2026 08:30:00'
const PHONE = '0900000001'
const OTHER_PHONE = '0900000002'

const kept = (id: number, phone = PHONE, at = ARRIVED_AT) => ({ id, phone, at })
const row = (phone = PHONE, moment = MOMENT) => ({ moment, phones: [phone] })

describe('a registration that waits after a restore', () => {
  it.each([
    { rows: [row()], why: 'time and number are in a row', arrived: true },
    { rows: [row(OTHER_PHONE), row()], why: 'a later row has them', arrived: true },
    {
      rows: [{ moment: MOMENT, phones: [OTHER_PHONE, PHONE] }],
      why: 'the number is a spelling of the row’s',
      arrived: true,
    },
    { rows: [], why: 'the sheet is empty', arrived: false },
    { rows: [row(OTHER_PHONE)], why: 'the number is another', arrived: false },
    { rows: [row(PHONE, '20/11/2026 08:30:01')], why: 'the time is a second later', arrived: false },
    {
      rows: [row(OTHER_PHONE), row(PHONE, '20/11/2026 08:30:01')],
      why: 'time and number are in different rows',
      arrived: false,
    },
  ])('[M-106, M-132] is in the sheet: $arrived, because $why', ({ rows, arrived }) => {
    const counts = countRows(rows)
    expect(mayHaveArrived(counts)(kept(1))).toBe(arrived)
    expect(arrivedRows(counts, [], [kept(1)])).toStrictEqual(arrived ? [kept(1)] : [])
  })

  it('[M-106, M-108] is compared to the second, because rows contain seconds', () => {
    expect(mayHaveArrived(countRows([row()]))(kept(1, PHONE, ARRIVED_AT + 999))).toBe(true)
    expect(mayHaveArrived(countRows([row()]))(kept(1, PHONE, ARRIVED_AT + 1_000))).toBe(false)
  })
})

describe('registrations of one number in one second', () => {
  it.each([
    { inSheet: 0, delivered: 0, arrived: [] },
    { inSheet: 1, delivered: 0, arrived: [11] },
    { inSheet: 2, delivered: 0, arrived: [11, 12] },
    { inSheet: 3, delivered: 0, arrived: [11, 12, 13] },
    { inSheet: 4, delivered: 0, arrived: [11, 12, 13] },
    { inSheet: 2, delivered: 1, arrived: [11] },
    { inSheet: 2, delivered: 2, arrived: [] },
    { inSheet: 1, delivered: 2, arrived: [] },
    { inSheet: 4, delivered: 2, arrived: [11, 12] },
  ])(
    '[M-106, M-132] of three, $arrived are in a sheet with $inSheet such rows, $delivered of them delivered before',
    ({ inSheet, delivered, arrived }) => {
      const counts = countRows(Array.from({ length: inSheet }, () => row()))
      const before = Array.from({ length: delivered }, (_, index) => kept(index + 1))
      const waiting = [kept(11), kept(12), kept(13)]
      expect(arrivedRows(counts, before, waiting).map(({ id }) => id)).toStrictEqual(arrived)
    },
  )

  it('[M-106, M-132] are matched to one row once, although its number has two spellings', () => {
    const counts = countRows([{ moment: MOMENT, phones: [PHONE, PHONE] }])
    expect(arrivedRows(counts, [], [kept(1), kept(2)])).toStrictEqual([kept(1)])
  })

  it('[M-106, M-132] are delivered once in total, whatever the sheet contains', () => {
    const phones = fc.array(fc.constantFrom(PHONE, OTHER_PHONE), { maxLength: 6 })
    const having = (all: ReadonlyArray<string>, phone: string) => all.filter((one) => one === phone).length
    fc.assert(
      fc.property(phones, phones, phones, (inSheet, delivered, waiting) => {
        const arrived = arrivedRows(
          countRows(inSheet.map((phone) => row(phone))),
          delivered.map((phone, index) => kept(index, phone)),
          waiting.map((phone, index) => kept(100 + index, phone)),
        ).map(({ phone }) => phone)
        for (const phone of [PHONE, OTHER_PHONE]) {
          const left = Math.max(0, having(inSheet, phone) - having(delivered, phone))
          expect(having(arrived, phone)).toBe(Math.min(left, having(waiting, phone)))
        }
      }),
    )
  })
})
