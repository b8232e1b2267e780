import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAME_PHONE_MS, samePhones } from '../../../src/domain/registration/same-phones'
import { ARRIVED_AT } from '../../support/ledger/arrived'

const kept = (id: number, at: number, phone = '0900000001') => ({ id, at, content: { phone } })

const namesIn = (rows: ReadonlyArray<ReturnType<typeof kept>>) => {
  const others = samePhones(rows)
  return rows.map((row) => others(row).map(({ id }) => id))
}

describe('registrations of the same number', () => {
  it.each([
    { why: 'at once', apart: 0, named: [[2], [1]] },
    { why: 'thirty days apart', apart: SAME_PHONE_MS, named: [[2], [1]] },
    { why: 'a moment more apart', apart: SAME_PHONE_MS + 1, named: [[], []] },
  ])('[M-106] refer to each other if they arrived $why', ({ apart, named }) => {
    expect(namesIn([kept(1, ARRIVED_AT), kept(2, ARRIVED_AT + apart)])).toStrictEqual(named)
  })

  it('[M-106] are those of one number in any spelling, and no others', () => {
    const rows = [
      kept(1, ARRIVED_AT, '+84900000001'),
      kept(2, ARRIVED_AT, '0900000002'),
      kept(3, ARRIVED_AT, '0900000001'),
    ]
    expect(namesIn(rows)).toStrictEqual([[3], [], [1]])
  })

  it('[M-106] are listed in the order of their times, the five nearest before and after', () => {
    const rows = Array.from({ length: 12 }, (_, n) => kept(n + 1, ARRIVED_AT - n))
    expect(namesIn(rows)[5]).toStrictEqual([11, 10, 9, 8, 7, 5, 4, 3, 2, 1])
    expect(namesIn(rows)[0]).toStrictEqual([6, 5, 4, 3, 2])
  })

  it('[M-106] refer to each other in both directions while there are few', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 3 * SAME_PHONE_MS }), { maxLength: 6 })
    fc.assert(
      fc.property(moments, (at) => {
        const rows = at.map((moment, index) => kept(index + 1, moment))
        const named = namesIn(rows)
        for (const [index, ids] of named.entries())
          for (const id of ids) expect(named[id - 1]).toContain(index + 1)
      }),
    )
  })
})
