import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-sqlite/schema'
import { SQL } from '../../../src/adapters/sql/sql'

it.each([
  ['handledPage', 'SEARCH handling USING COVERING INDEX handling_by_time (target=? AND received_at>?'],
  [
    'handledPageOfState',
    'SEARCH handling USING COVERING INDEX handling_by_state (target=? AND state=? AND received_at>?',
  ],
  ['oldestOfState', 'SEARCH handling USING COVERING INDEX handling_by_state (target=? AND state=?)'],
  ['countStates', 'SEARCH handling USING COVERING INDEX handling_by_state (target=? AND state=?)'],
  ['dueCalls', 'SEARCH handling USING COVERING INDEX handling_by_call (call_at<?)'],
  ['foundByReference', 'SEARCH handling USING INDEX handling_by_reference (reference=?)'],
  ['foundByDigits', 'SEARCH handling USING COVERING INDEX handling_by_number (number>? AND number<?)'],
  ['foundByName', 'SCAN handling USING COVERING INDEX handling_by_name'],
] as const)(
  '[P-011] %s chooses its 50 rows by an index, however many registrations there are',
  (name, search) => {
    const db = new DatabaseSync(':memory:')
    for (const step of SCHEMA_STEPS) db.exec(step)
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${SQL[name]}`).all()
    db.close()
    const details = plan.map(({ detail }) => String(detail)).filter((detail) => / handling /.test(detail))
    expect(details[0]).toContain(search)
    expect(
      plan.map(({ detail }) => String(detail)).filter((detail) => /SCAN (?:h|r|o)\b/.test(detail)),
    ).toStrictEqual([])
  },
)
