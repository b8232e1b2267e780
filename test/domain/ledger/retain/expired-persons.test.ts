import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import {
  expiredPersons,
  FIRST_POSITION,
  type SearchPosition,
} from '../../../../src/domain/ledger/retain/expired-persons'
import { OLD_ROWS_AT_ONCE } from '../../../../src/domain/ledger/statements/retention-statements'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'
import { answered } from '../../../support/memory/watched'

const RULE = { before: 1_000, isDelivering: false }
const IN_TRAP = { ...FIRST_POSITION, table: 'oldQuarantined' } as const

const open = (rows: number, given: Parameters<typeof anArrivedOrder>[1] = {}) => {
  const { run } = createMemoryStore()
  run(
    acceptGroup(
      Array.from({ length: rows }, (_, n) => anArrivedOrder(n, { receivedAt: n, ...given })),
      false,
    ),
  )
  return (from: SearchPosition, rule = RULE) => run(expiredPersons(rule, from))
}

describe('a search for who expired', () => {
  it('[M-099] begins with the oldest registration', () => {
    expect(FIRST_POSITION).toStrictEqual({ table: 'oldRegistrations', at: Number.MIN_SAFE_INTEGER, id: 0 })
  })

  it('[M-099] goes on to the quarantine after the registrations, whether or not a row was found', () => {
    for (const rows of [0, 2]) expect(open(rows)(FIRST_POSITION).next).toStrictEqual(IN_TRAP)
    for (const rows of [0, 2]) expect(open(rows, { isQuarantined: true })(IN_TRAP).next).toBeNull()
  })

  it('[M-099] goes on behind the last row of a full page', () => {
    const last = OLD_ROWS_AT_ONCE - 1
    const search = open(OLD_ROWS_AT_ONCE)
    const { next, expired } = search(FIRST_POSITION)
    expect(expired).toHaveLength(OLD_ROWS_AT_ONCE)
    expect(next).toStrictEqual({ table: 'oldRegistrations', at: last, id: OLD_ROWS_AT_ONCE })
    expect(search(next ?? FIRST_POSITION)).toStrictEqual({
      expired: [],
      waiting: [],
      expiredRows: [],
      next: IN_TRAP,
    })
  })

  it('[M-099] names persons whose rows wait for delivery apart, and the rows of the others', () => {
    const found = open(1)(FIRST_POSITION, { ...RULE, isDelivering: true })
    expect(found).toMatchObject({ expired: [], waiting: ['0900000000'], expiredRows: [] })
    expect(open(1)(FIRST_POSITION)).toMatchObject({
      expired: ['0900000000'],
      waiting: [],
      expiredRows: [{ phone: '0900000000', at: 0 }],
    })
  })

  it('[M-099] finds persons whose rows were delivered, and nobody who registered again', () => {
    const { db, run } = createMemoryStore()
    const again = anArrivedOrder(1, { receivedAt: RULE.before })
    run(
      acceptGroup([anArrivedOrder(0, { receivedAt: 0 }), anArrivedOrder(1, { receivedAt: 0 }), again], false),
    )
    db.exec('DELETE FROM outbox WHERE registration_id = 1')
    expect(run(expiredPersons({ ...RULE, isDelivering: true }, FIRST_POSITION))).toMatchObject({
      expired: ['0900000000'],
      waiting: [],
    })
  })

  it('[M-099] skips a person whom another process has erased meanwhile', () => {
    const oldRegistrations = [{ id: 1, at: 1, phone: '0900000001' }]
    expect(answered(expiredPersons(RULE, FIRST_POSITION), { oldRegistrations })).toMatchObject({
      expired: [],
      waiting: [],
    })
  })
})
