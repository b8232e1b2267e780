import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../support/memory/memory-store'

const row = (id: number) => ({ id, target: 'orders', batch: null }) as const

describe('a transaction in memory that throws', () => {
  it('[P-001] leaves the rows as they were, in their order', () => {
    const { tables, inTransaction } = createMemoryStore()
    for (const id of [1, 2, 3]) tables.outbox.put(id, row(id))
    expect(() =>
      inTransaction(() => {
        tables.outbox.put(1, { ...row(1), batch: 9 })
        tables.outbox.remove(1)
        tables.outbox.remove(2)
        tables.outbox.put(4, row(4))
        throw new Error('the work fails')
      }),
    ).toThrow('the work fails')
    expect(tables.outbox.rows()).toStrictEqual([row(1), row(2), row(3)])
  })
})
