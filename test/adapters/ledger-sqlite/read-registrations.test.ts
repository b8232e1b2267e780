import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { allOf } from '../../support/all-of'
import { NO_MEMBERSHIP } from '../../support/fixtures/a-membership'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger, registrationsIn } from '../../support/ledger/open-test-ledger'
import { createTempDir } from '../../support/temp-dir'

const insert = (dir: string, target: string, record: string): void => {
  const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
  db.prepare('INSERT INTO registration (target, phone, record, received_at) VALUES (?, ?, ?, ?)').run(
    target,
    '0900000009',
    record,
    ARRIVED_AT,
  )
  db.close()
}

describe('reading registrations', () => {
  it('[M-106] gives more than one read holds, in order, with the other sheet between them', async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    await Promise.all(
      Array.from({ length: 5_002 }, (_, n) =>
        keepRegistration(n % 2 === 0 ? anArrivedOrder(n) : anArrivedMembership(n))(),
      ),
    )
    const ids = (await allOf(registrationsIn(dir)('orders'))).map(({ id }) => id)
    expect(ids).toStrictEqual(Array.from({ length: 2_501 }, (_, n) => 2 * n + 1))
  })

  it('[M-106] gives what a process that died had left in the journal', async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    await keepRegistration(anArrivedOrder(1))()
    const copy = await createTempDir()
    cpSync(dir, copy, { recursive: true })
    expect((await allOf(registrationsIn(copy)('orders'))).map(({ id }) => id)).toStrictEqual([1])
  })
})

describe('a record of a shape this program does not know', () => {
  it.each([
    ['of an older name', '{"name":"Mẫu","mobile":"x"}', { name: 'Mẫu', phone: '0900000009' }],
    ['with numbers for texts', '{"name":5,"phone":6,"titles":"x"}', { name: '', phone: '0900000009' }],
    ['that is a list', '[1,2]', { name: '', phone: '0900000009' }],
    ['that is a text', '"Mẫu"', { name: '', phone: '0900000009' }],
    ['that is null', 'null', { name: '', phone: '0900000009' }],
    ['that is no JSON', '{"name":', { name: '', phone: '0900000009' }],
  ])('[M-106] %s still gives its row', async (_, record, read) => {
    const dir = await createTempDir()
    await openTestLedger(dir).close()
    insert(dir, 'orders', record)
    insert(dir, 'members', record)
    const of = registrationsIn(dir)
    expect(await allOf(of('orders'))).toStrictEqual([
      {
        target: 'orders',
        content: { ...read, province: '', district: '', titles: [] },
        id: 1,
        at: ARRIVED_AT,
      },
    ])
    expect(await allOf(of('members'))).toStrictEqual([
      { target: 'members', content: { ...NO_MEMBERSHIP, ...read }, id: 2, at: ARRIVED_AT },
    ])
  })

  it('[M-106] keeps a name that a later rule would refuse', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).close()
    const name = 'M'.repeat(500)
    insert(dir, 'members', JSON.stringify({ name, planTitle: 'Gói cũ', more: 1 }))
    expect((await allOf(registrationsIn(dir)('members')))[0]?.content).toStrictEqual({
      ...NO_MEMBERSHIP,
      name,
      phone: '0900000009',
      planTitle: 'Gói cũ',
    })
  })
})
