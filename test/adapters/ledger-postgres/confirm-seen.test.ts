import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { LedgerPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { createFindKept } from '../../../src/adapters/ledger-postgres/find-kept'
import { createKeepGroup } from '../../../src/adapters/ledger-postgres/keep-group'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

const IDEMPOTENCY = { key: 'k', bodyHash: 'h' }
const ORDER = anArrivedOrder(1, { idempotency: IDEMPOTENCY })

/** The statements of all transactions, in order. */
const openWatched = async () => {
  const { pool } = await openTestPostgres(await createTestDatabase())
  const asked: Array<string> = []
  const watched: LedgerPool = Object.assign(Object.create(pool), {
    connectUsable: async () => {
      const client = await pool.connectUsable()
      return new Proxy(client, {
        get: (target, name) => {
          const value = Reflect.get(target, name)
          if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value
          return (text: unknown, ...rest: ReadonlyArray<unknown>) => {
            asked.push(String(text))
            return value.call(target, text, ...rest)
          }
        },
      })
    },
  })
  const seen = () => asked.splice(0).filter((text) => /pg_logical_emit_message|^COMMIT/.test(text))
  return { keepGroup: createKeepGroup(watched, () => false), findKept: createFindKept(watched), seen }
}

const CONFIRMED = ["SELECT pg_logical_emit_message(true, 'seen', '')", 'COMMIT']

describe('what a transaction tells of rows that another one wrote', () => {
  it('[P-001] has a record in the log of its own, so that its commit waits for a standby to have them', async () => {
    const { keepGroup, findKept, seen } = await openWatched()
    expect(await findKept('orders', IDEMPOTENCY)()).toStrictEqual(E.right(O.none))
    expect(seen()).toStrictEqual(['COMMIT'])
    await keepGroup([ORDER])
    expect(seen()).toStrictEqual(['COMMIT'])
    expect(await keepGroup([anArrivedOrder(2), ORDER])).toMatchObject([
      E.right({ isRepeated: false }),
      E.right({ isRepeated: true }),
    ])
    expect(seen()).toStrictEqual(CONFIRMED)
    await keepGroup([anArrivedOrder(2, { idempotency: { ...IDEMPOTENCY, bodyHash: 'other' } })])
    expect(seen()).toStrictEqual(CONFIRMED)
    expect(await findKept('orders', IDEMPOTENCY)()).toMatchObject(E.right(O.some({ id: 1 })))
    expect(seen()).toStrictEqual(CONFIRMED)
    expect(await findKept('orders', { ...IDEMPOTENCY, bodyHash: 'other' })()).toStrictEqual(
      E.left({ tag: 'keyReused' }),
    )
    expect(seen()).toStrictEqual(CONFIRMED)
  })
})
