import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { createEraseExpired } from '../../../src/adapters/ledger-postgres/create-erase-expired'
import { allOf } from '../../support/all-of'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/arrived'
import { bytesOf } from '../../support/bytes-of'
import { openTestLedger } from '../../support/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { createTempDir } from '../../support/temp-dir'

const LEDGERS = [
  { name: 'in a file', open: async () => openTestLedger(await createTempDir()) },
  { name: 'in PostgreSQL', open: async () => openTestPostgres(await createTestDatabase()) },
]

const OLD = { receivedAt: ARRIVED_AT - 1 }
const NEW = { receivedAt: ARRIVED_AT }

describe.each(LEDGERS)('in a ledger $name, whoever last registered before a moment', ({ open }) => {
  it('[M-099, M-132] is erased in every sheet, with keys and what the trap caught; nobody else is', async () => {
    const { keepRegistration, eraseExpired, findKept, readRegistrations, readHealth } = await open()
    const key = { key: 'k', bodyHash: 'h' }
    for (const arrived of [
      anArrivedOrder(1, { ...OLD, idempotency: key }),
      anArrivedMembership(2, OLD),
      anArrivedOrder(3, { ...OLD, isTrapped: true }),
      anArrivedOrder(4, OLD),
      anArrivedOrder(4, NEW),
      anArrivedOrder(5, OLD),
      anArrivedOrder(5, { ...NEW, isTrapped: true }),
      anArrivedOrder(6, NEW),
    ])
      await keepRegistration(arrived)()
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(3))
    const phones = (await allOf(readRegistrations('orders'))).map(({ registration }) => registration.phone)
    expect(phones).toStrictEqual(['0900000004', '0900000004', '0900000005', '0900000006'])
    expect(await allOf(readRegistrations('members'))).toStrictEqual([])
    expect(await readHealth()).toMatchObject(E.right({ pending: 4 }))
    expect(await findKept('orders', key)()).toStrictEqual(E.right(O.none))
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(0))
  })

  it('[M-099] is erased however many there are', async () => {
    const { keepRegistration, eraseExpired, readRegistrations } = await open()
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => keepRegistration(anArrivedOrder(n, n < 45 ? OLD : NEW))()),
    )
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(45))
    expect(await allOf(readRegistrations('orders'))).toHaveLength(5)
  })
})

describe('an erasure in a file', () => {
  it('[M-099, M-132] leaves no byte of them, and the ledger goes on', async () => {
    const dir = await createTempDir()
    const { keepRegistration, eraseExpired } = openTestLedger(dir)
    await Promise.all(
      Array.from({ length: 300 }, (_, n) => keepRegistration(anArrivedOrder(n, n % 2 === 0 ? OLD : NEW))()),
    )
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(150))
    const bytes = bytesOf(dir)
    const found = (n: number) => bytes.includes(`09${String(n).padStart(8, '0')}`)
    expect(Array.from({ length: 300 }, (_, n) => n).filter(found)).toStrictEqual(
      Array.from({ length: 150 }, (_, n) => 2 * n + 1),
    )
    expect(await keepRegistration(anArrivedOrder(1))()).toStrictEqual(E.right({ id: 301, isTrapped: false }))
  })

  it('[M-099] that somebody’s reading hinders leaves no byte after the next one', async () => {
    const dir = await createTempDir()
    const { keepRegistration, eraseExpired } = openTestLedger(dir)
    await keepRegistration(anArrivedOrder(1, OLD))()
    await keepRegistration(anArrivedOrder(2, NEW))()
    const reader = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM registration').all()
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'bytes of what was erased are left in the file' }),
    )
    reader.exec('COMMIT')
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(0))
    expect(bytesOf(dir).includes('0900000001')).toBe(false)
    reader.close()
  })

  it('[M-099] that a kill has cut off leaves no byte after the next one', async () => {
    const dir = await createTempDir()
    const first = openTestLedger(dir)
    await Promise.all(Array.from({ length: 300 }, (_, n) => first.keepRegistration(anArrivedOrder(n, OLD))()))
    first.close()
    const cutOff = new DatabaseSync(join(dir, 'registrations.sqlite'))
    cutOff.exec('DELETE FROM registration')
    cutOff.close()
    const { eraseExpired } = openTestLedger(dir)
    expect(bytesOf(dir).includes('09000')).toBe(true)
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(0))
    expect(bytesOf(dir).includes('09000')).toBe(false)
  })

  it('[M-099] is not done in a ledger that was closed, and says so', async () => {
    const { eraseExpired, close } = openTestLedger(await createTempDir())
    close()
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'the database cannot be written' }),
    )
  })
})

describe('an erasure in PostgreSQL', () => {
  it('[M-099, M-132] leaves who registers in that very moment the new row', async () => {
    const { pool, keepRegistration, readRegistrations } = await openTestPostgres(await createTestDatabase())
    await keepRegistration(anArrivedOrder(1, OLD))()
    let hasComeAgain = false
    const comeAgainBefore = async (statement: unknown) => {
      if (hasComeAgain || !String(statement).startsWith('DELETE FROM registration')) return
      hasComeAgain = true
      await keepRegistration(anArrivedOrder(1, NEW))()
    }
    const connect = async () => {
      const client = await pool.connect()
      return {
        release: (isBroken?: boolean) => client.release(isBroken),
        query: async (statement: string, values?: Array<unknown>) => {
          await comeAgainBefore(statement)
          return client.query(statement, values)
        },
      }
    }
    const eraseExpired = createEraseExpired(Object.assign(Object.create(pool), { connect }), Date.now)
    expect(await eraseExpired(ARRIVED_AT)()).toStrictEqual(E.right(1))
    expect(hasComeAgain).toBe(true)
    expect((await allOf(readRegistrations('orders'))).map(({ at }) => at)).toStrictEqual([ARRIVED_AT])
  })
})
