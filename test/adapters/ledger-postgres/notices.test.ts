import { expect, it, onTestFinished } from 'vitest'
import { noticesIn } from '../../../src/adapters/ledger-postgres/create-postgres-ledger'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

it('[P-012] staff are told of a registration that commits after one of a higher number was told', async () => {
  const { pool, keepRegistration, openNotices: open } = await openTestPostgres(await createTestDatabase())
  const settings = { channels: ['webhook'], isDelivering: false } as const
  await open(settings)()
  let at = ARRIVED_AT
  const clocked = noticesIn(pool, { clock: async () => at, random: () => 0.5 }).openNotices
  const { takeNotices, settleNotice } = decoded(await clocked(settings)())
  const slow = await pool.connect()
  onTestFinished(() => slow.release())
  await slow.query('BEGIN')
  await slow.query(
    "INSERT INTO registration (id, target, phone, record, received_at) SELECT nextval('registration_ids'), 'orders', '0900000009', '{}', 1",
  )
  await slow.query("INSERT INTO unannounced (registration_id, target) VALUES (1, 'orders')")
  await keepRegistration(anArrivedOrder(2))()
  const [first] = decoded(await takeNotices())
  expect(first).toMatchObject({ content: { orders: { count: 1, first: 2 } } })
  if (first !== undefined) await settleNotice(first, true)()
  await slow.query('COMMIT')
  at += 30_000
  expect(decoded(await takeNotices())).toMatchObject([{ content: { orders: { count: 1, first: 1 } } }])
})
