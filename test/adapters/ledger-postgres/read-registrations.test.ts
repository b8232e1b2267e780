import { describe, expect, it } from 'vitest'
import { allOf } from '../../support/all-of'
import { NO_MEMBERSHIP } from '../../support/fixtures/a-membership'
import { anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

describe('reading registrations', () => {
  it('[M-106] gives more than one read holds, in order, with the other sheet between them', async () => {
    const { keepRegistration, readRegistrations } = await openTestPostgres(await createTestDatabase())
    await Promise.all(
      Array.from({ length: 5_002 }, (_, n) =>
        keepRegistration(n % 2 === 0 ? anArrivedOrder(n) : anArrivedMembership(n))(),
      ),
    )
    const orders = await allOf(readRegistrations('orders'))
    const ids = orders.map(({ id }) => id)
    expect(ids).toStrictEqual(ids.toSorted((a, b) => a - b))
    expect(new Set(orders.map(({ content }) => content.phone)).size).toBe(2_501)
  })

  it('[M-106] still gives the row of a record that makes no sense', async () => {
    const { pool, readRegistrations } = await openTestPostgres(await createTestDatabase())
    await pool.query(
      "INSERT INTO registration (id, target, phone, record, received_at) VALUES (1, 'members', '0900000009', '{', 5)",
    )
    expect(await allOf(readRegistrations('members'))).toStrictEqual([
      { target: 'members', content: { ...NO_MEMBERSHIP, phone: '0900000009' }, id: 1, at: 5 },
    ])
  })
})
