import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, it } from 'vitest'
import { ARRIVED_AT, anArrivedOrder } from '../../support/arrived'
import { figure } from '../../support/faults/figure'
import { isLong, scaled } from '../../support/faults/scale'
import { openTestLedger } from '../../support/open-test-ledger'
import { runProgram } from '../../support/run-program'
import { inFile, runStaffCommand } from '../../support/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

const ROWS = scaled(2_000, 1_000_000)

const FILL = `
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
  INSERT INTO registration (id, target, phone, record, received_at, consent_version)
  SELECT i, 'orders', printf('09%08d', i), replace(:record, '0900000001', printf('09%08d', i)), ${ARRIVED_AT} + i, '2026-11' FROM n;`

/** A ledger of so many orders, all waiting, each under a key. */
const filled = async () => {
  const dir = await createTempDir()
  await openTestLedger(dir).close()
  const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
  db.exec('PRAGMA synchronous = OFF; BEGIN')
  db.prepare(FILL).run({ record: JSON.stringify(anArrivedOrder(1).registration) })
  db.exec(`INSERT INTO outbox (registration_id, target) SELECT id, target FROM registration;
    INSERT INTO idempotency (endpoint, key, body_hash, registration_id)
    SELECT target, lower(hex(randomblob(16))), lower(hex(randomblob(32))), id FROM registration; COMMIT`)
  db.close()
  return dir
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

/** In a process of its own where the writers' waits are measured. */
const backUpBeside = (dir: string, file: string): (() => Promise<number | null>) => {
  if (!isLong) return async () => (await runStaffCommand(inFile(dir), 'backup', '--to', file)).code
  const { registrations } = inject('builtServer')
  return async () =>
    (await runProgram(registrations, { words: ['backup', '--to', file], env: { DATA_DIR: dir } }).ended).code
}

describe('a ledger of many registrations', () => {
  it('[M-132] is backed up while others write, restored and opened again', { timeout: 900_000 }, async () => {
    const dir = await filled()
    const file = join(await createTempDir(), 'so.backup')
    const ledger = openTestLedger(dir)
    const backUp = backUpBeside(dir, file)
    const waits: Array<number> = []
    let isDone = false
    const ended = backUp().then((end) => {
      isDone = true
      return end
    })
    for (let n = 1; !isDone; n += 1)
      waits.push(
        await seconds(() => ledger.keepRegistration(anArrivedOrder(n, { receivedAt: Date.now() }))()),
      )
    expect(await ended).toBe(0)
    await ledger.close()
    const sorted = waits.toSorted((a, b) => a - b)
    figure('backup: longest wait of a writer in ms', 1_000 * (sorted.at(-1) ?? 0), '<= 50')
    const fresh = inFile(await createTempDir())
    const restored = await seconds(async () =>
      expect(
        await runStaffCommand(fresh, 'restore', '--from', file, '--erasures', join(dir, 'erasures.jsonl')),
      ).toMatchObject({ code: 0 }),
    )
    const opened = await seconds(async () => {
      if (fresh.tag !== 'sqlite') return
      const { keepRegistration } = openTestLedger(fresh.dataDir)
      await keepRegistration(anArrivedOrder(1))()
    })
    figure(`restore: seconds until ${ROWS} registrations are served`, restored + opened, '<= 60')
  })
})
