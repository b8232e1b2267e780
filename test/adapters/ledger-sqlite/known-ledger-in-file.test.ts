import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { knownLedgerInFile } from '../../../src/adapters/ledger-sqlite/known-ledger-in-file'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-sqlite/schema'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { createTempDir } from '../../support/temp-dir'

const CONTRACT = { reference: 'r', name: 'n', province: 'p', district: 'd', products: [] }

/** What a file knows whose schema ends with a step, after these statements. */
const knownAfter = async (steps: number, ...statements: ReadonlyArray<string>) => {
  const dir = await createTempDir()
  const path = join(dir, 'x.sqlite')
  const db = new DatabaseSync(path)
  db.exec([...SCHEMA_STEPS.slice(0, steps), ...statements].join(';'))
  db.close()
  const known = knownLedgerInFile(path)
  expect(openFilesIn(dir)).toStrictEqual([])
  return known
}

const NOTHING = { heads: [], secrets: [], queuedPhoneHashes: [], history: [], contracts: [] }

describe('what a file knows beside its registrations', () => {
  it.each(SCHEMA_STEPS.map((_, at) => at + 1))(
    '[P-005] is nothing in a new file of version %i',
    async (steps) => {
      expect(await knownAfter(steps)).toStrictEqual(NOTHING)
    },
  )

  it('[P-005] are records, secrets, phone hashes that wait, history and contracts', async () => {
    const known = await knownAfter(
      SCHEMA_STEPS.length,
      "INSERT INTO record_head (place, line, hash) VALUES ('here', 3, 'h')",
      "INSERT INTO secret (name, value) VALUES ('phoneMark', 's')",
      "INSERT INTO erasure (id, at, target, state, phone_mark) VALUES ('e', 1, 'orders', 'queued', 'm')",
      "INSERT INTO history (id, at, who, command, phone_mark, row_count) VALUES ('i', 2, 'w', 'find', 'm', 4)",
      `INSERT INTO contract VALUES (1, 2, 3, 4, '0900000001', '${JSON.stringify(CONTRACT)}')`,
    )
    expect(known).toMatchObject({
      heads: [{ recordId: 'here', line: 3, hash: 'h' }],
      history: [{ id: 'i', at: 2, who: 'w', command: 'find', phoneHash: 'm', rows: 4 }],
      contracts: [{ id: 1, phone: '0900000001', ...CONTRACT }],
    })
    expect([known.secrets, known.queuedPhoneHashes].map((each) => JSON.stringify(each))).toStrictEqual([
      expect.stringContaining('"s"'),
      expect.stringContaining('"m"'),
    ])
  })

  it('[P-005] cannot be told of a file that is not there, which is not made', async () => {
    const dir = await createTempDir()
    expect(() => knownLedgerInFile(join(dir, 'x.sqlite'))).toThrow('unable to open database file')
    expect(readdirSync(dir)).toStrictEqual([])
  })

  it('[P-005] is a history without counts in a file of an earlier release', async () => {
    const steps = SCHEMA_STEPS.findIndex((step) => step.includes('row_count'))
    expect(steps).toBeGreaterThan(0)
    expect(
      (await knownAfter(steps, "INSERT INTO history (id, at, who, command) VALUES ('i', 2, 'w', 'find')"))
        .history,
    ).toEqual([{ id: 'i', at: 2, who: 'w', command: 'find', phoneHash: null, rows: null }])
  })
})
