import { describe, expect, it } from 'vitest'
import type { HandlingState } from '../../../../src/domain/handling/handling'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import { contractEnd } from '../../../../src/domain/ledger/erase/contract-terms'
import { allContracts, redoContracts, retainContracts } from '../../../../src/domain/ledger/erase/contracts'
import { termOf } from '../../../../src/domain/ledger/erase/retained-contract'
import { indexRegistrations } from '../../../../src/domain/ledger/staff/desk-index'
import { takeStep } from '../../../../src/domain/ledger/staff/take-step'
import { referenceFor } from '../../../../src/domain/registration/reference'
import { ARRIVED_AT, anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'

const PHONE = '0900000001'
const AT = ARRIVED_AT + 5

/** Two orders of one person and one of another, each confirmed a moment after the one before. */
const open = (...prices: ReadonlyArray<string | null>) => {
  const { db, run } = createMemoryStore()
  run(
    acceptGroup(
      [1, 1, 2].map((n, at) => anArrivedOrder(n, { receivedAt: ARRIVED_AT + at })),
      false,
    ),
  )
  run(indexRegistrations({ after: 0, upTo: 3 }))
  const step = (id: number, state: HandlingState, seen = 0) =>
    run(takeStep({ id, state, seen, who: 'An', note: 'a note', callAt: null, prices }, AT + id))
  for (const id of [1, 2, 3]) step(id, 'confirmed')
  const kept = () => run(allContracts()).map(({ id }) => id)
  return { db, run, step, kept }
}

const term = (id: number) => ({
  id,
  at: ARRIVED_AT + id - 1,
  confirmedAt: AT + id,
  until: contractEnd(AT, 3),
})

describe('the contracts of a person who is erased', () => {
  it('[P-021] are moved apart, with the prices in the order of the products', () => {
    const { run, kept } = open(null, '9đ')
    const { contracts, dropped } = run(retainContracts(PHONE, { at: AT, rule: 3 }))
    expect([contracts.map(termOf), dropped]).toStrictEqual([[term(1), term(2)], 0])
    expect(contracts[0]).toMatchObject({
      phone: PHONE,
      reference: referenceFor({ target: 'orders', id: 1 }, null),
      products: [
        { title: 'Hàu biển', price: null },
        { title: 'Sâm cau, loại lớn', price: '9đ' },
      ],
    })
    expect(kept()).toStrictEqual([1, 2])
  })

  it('[P-021] keep the day that the person was told if they are erased again under another rule', () => {
    const { run } = open()
    run(retainContracts(PHONE, { at: AT, rule: 3 }))
    const again = run(retainContracts(PHONE, { at: AT, rule: 1 })).contracts
    expect(again.map(termOf)).toStrictEqual([term(1), term(2)])
  })

  it('[P-021] are the orders that are contracts at the moment of the erasure', () => {
    const { run, step } = open()
    step(1, 'cancelled', 1)
    expect(run(retainContracts(PHONE, { at: AT, rule: 3 })).contracts.map(({ id }) => id)).toStrictEqual([2])
  })

  it('[P-021] are not kept once their time is over', () => {
    const { run, kept } = open()
    run(retainContracts(PHONE, { at: contractEnd(AT, 1), rule: 1 }))
    expect(kept()).toStrictEqual([])
  })

  it('[P-021] have no price if none, or something else, was recorded', () => {
    for (const prices of [null, '{', '[1]', '["a"]']) {
      const { db, run } = open()
      db.prepare('UPDATE step SET prices = ? WHERE registration_id = 1').run(prices)
      const [first] = run(retainContracts(PHONE, { at: AT, rule: 3 })).contracts
      expect(first?.products.map(({ price }) => price)).toStrictEqual([prices === '["a"]' ? 'a' : null, null])
    }
  })

  it("[P-021] are all deleted, and no other person's, if the site keeps no contracts", () => {
    const { run, kept } = open()
    for (const phone of [PHONE, '0900000002']) run(retainContracts(phone, { at: AT, rule: 3 }))
    expect(run(retainContracts(PHONE, { at: AT, rule: 'none' }))).toStrictEqual({ contracts: [], dropped: 2 })
    expect(kept()).toStrictEqual([3])
  })
})

describe('what is kept of a person after a recorded erasure is repeated', () => {
  it('[P-021, P-005] is what the record names, also if the confirmation is later than the backup', () => {
    const { db, run } = open('1đ', '2đ')
    db.exec('DELETE FROM step')
    expect(run(redoContracts(PHONE, [term(2)]))).toBe(0)
    const all = run(allContracts())
    expect(all.map(termOf)).toStrictEqual([term(2)])
    expect(all[0]?.products.map(({ price }) => price)).toStrictEqual([null, null])
  })

  it('[P-021, P-005] has the prices of that confirmation, and is kept once', () => {
    const { run } = open('1đ', '2đ')
    for (const _ of [1, 2]) expect(run(redoContracts(PHONE, [term(1)]))).toBe(0)
    const [only, ...others] = run(allContracts())
    expect(only?.products.map(({ price }) => price)).toStrictEqual(['1đ', '2đ'])
    expect(others).toStrictEqual([])
  })

  it('[P-021, P-005] has the prices of the last of two confirmations', () => {
    const { db, run } = open('1đ')
    db.exec(`
      INSERT INTO step (registration_id, number, at, who, state, note, prices)
      VALUES (1, 2, ${AT + 9}, 'An', 'sent', '', '["7đ"]'), (1, 3, ${AT + 9}, 'An', 'confirmed', '', '["9đ"]')`)
    run(redoContracts(PHONE, [{ ...term(1), confirmedAt: AT + 9 }]))
    expect(run(allContracts())[0]?.products[0]?.price).toBe('9đ')
  })

  it('[P-021, P-005] is only what the record names: other orders of the person are deleted, those of another number or time are not touched', () => {
    const { run, kept } = open()
    run(retainContracts(PHONE, { at: AT, rule: 3 }))
    run(retainContracts('0900000002', { at: AT, rule: 3 }))
    expect(run(redoContracts(PHONE, [term(1), { ...term(2), at: 7 }, { ...term(2), id: 4 }]))).toBe(1)
    expect(kept()).toStrictEqual([1, 3])
    expect(run(redoContracts(PHONE, []))).toBe(1)
    expect(kept()).toStrictEqual([3])
  })
})
