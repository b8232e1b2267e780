import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-sqlite/schema'
import { SQL } from '../../../src/adapters/sql/sql'

it.each([
  ['oldestWaiting', { target: 'orders' }, 2],
  ['countParked', {}, 1],
] as const)(
  '[P-011] %s looks into the outbox by sheet and batch only, however many rows wait',
  (name, params, looks) => {
    const db = new DatabaseSync(':memory:')
    for (const step of SCHEMA_STEPS) db.exec(step)
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${SQL[name]}`).all(params)
    db.close()
    const ofOutbox = plan.map(({ detail }) => String(detail)).filter((detail) => detail.includes(' outbox '))
    expect(ofOutbox).toStrictEqual(
      Array(looks).fill('SEARCH outbox USING COVERING INDEX outbox_by_batch (target=? AND batch_id=?)'),
    )
  },
)
