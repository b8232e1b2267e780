import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createEraseExpired } from '../../../src/adapters/ledger-postgres/create-erase-expired'
import { allOf } from '../../support/all-of'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { NO_RECORD } from '../../support/memory/no-record'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

const RULE = { days: 30, isDelivering: false, contract: 'none' } as const
const OLD = { receivedAt: ARRIVED_AT - 30 * 86_400_000 - 1 }
const NEW = { receivedAt: ARRIVED_AT }

describe('an erasure in PostgreSQL', () => {
  it('[M-099, P-013] keeps the new row of a person who registers in that very moment', async () => {
    const { pool, keepRegistration, readRegistrations } = await openTestPostgres(await createTestDatabase())
    await keepRegistration(anArrivedOrder(1, OLD))()
    await keepRegistration(anArrivedOrder(2, NEW))()
    let hasComeAgain = false
    const comeAgainBefore = async (statement: unknown) => {
      if (hasComeAgain || !String(statement).startsWith('DELETE FROM registration')) return
      hasComeAgain = true
      await keepRegistration(anArrivedOrder(1, NEW))()
    }
    const connect = async () => {
      const client = await pool.connect()
      return {
        on: client.on.bind(client),
        off: client.off.bind(client),
        release: (isBroken?: boolean) => client.release(isBroken),
        query: async (statement: string, values?: Array<unknown>) => {
          await comeAgainBefore(statement)
          return client.query(statement, values)
        },
      }
    }
    const eraseExpired = createEraseExpired(
      Object.assign(Object.create(pool), { connectUsable: connect }),
      async () => ARRIVED_AT,
      NO_RECORD,
    )
    expect(await eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 1 }))
    expect(hasComeAgain).toBe(true)
    expect((await allOf(readRegistrations('orders'))).map(({ at }) => at)).toStrictEqual([
      ARRIVED_AT,
      ARRIVED_AT,
    ])
  })
})
