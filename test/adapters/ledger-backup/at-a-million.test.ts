import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { figure } from '../../support/faults/figure'
import { isLong, scaled } from '../../support/faults/scale'
import { phoneOf } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { runProgram } from '../../support/processes/run-program'
import { inFile, runStaffCommand, runStaffCommandWith } from '../../support/staff/run-staff-command'
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
  db.prepare(FILL).run({ record: JSON.stringify(anArrivedOrder(1).content) })
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
const beside = (
  dir: string,
  typed: string,
  ...words: ReadonlyArray<string>
): (() => Promise<number | null>) => {
  if (!isLong) return async () => (await runStaffCommandWith({ location: inFile(dir), typed }, ...words)).code
  const { registrations } = inject('builtServer')
  return async () => (await runProgram(registrations, { words, typed, env: { DATA_DIR: dir } }).ended).code
}

const REST_MS = scaled(100, 15_000)
const ROUNDS = scaled(1, 5)
const PAUSE_MS = 5

/** One visitor after the other while work is done; gives what each waited in ms, the shortest first. */
const waitsDuring = async (
  { keepRegistration }: ReturnType<typeof openTestLedger>,
  work: () => Promise<unknown>,
): Promise<ReadonlyArray<number>> => {
  const waits: Array<number> = []
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  for (let n = 1; !isDone; n += 1) {
    const arrived = anArrivedOrder(5_000_000 + n, { receivedAt: Date.now() })
    waits.push(1_000 * (await seconds(() => keepRegistration(arrived)())))
    await wait(PAUSE_MS)
  }
  await done
  return waits.toSorted((a, b) => a - b)
}

const isHeld = (db: DatabaseSync): boolean => {
  try {
    db.exec('BEGIN IMMEDIATE; ROLLBACK')
    return false
  } catch {
    return true
  }
}

/** How long in ms a writer who does not wait finds the file held while work is done, each time, the shortest first. */
const heldDuring = async (dir: string, work: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const db = new DatabaseSync(join(dir, 'registrations.sqlite'), { timeout: 0 })
  const spans: Array<number> = []
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  let heldSince: number | null = null
  for (; !isDone; await wait(1)) {
    if (isHeld(db)) heldSince ??= performance.now()
    else if (heldSince !== null) {
      spans.push(performance.now() - heldSince)
      heldSince = null
    }
  }
  await done
  db.close()
  return spans.toSorted((a, b) => a - b)
}

const p99 = (waits: ReadonlyArray<number>): number => waits[Math.floor(0.99 * waits.length)] ?? 0
const longest = (waits: ReadonlyArray<number>): number => waits.at(-1) ?? 0

describe('a ledger of many registrations', () => {
  it('[P-005] keeps new ones while a person is erased, and while staff export, find and count', {
    timeout: 900_000,
  }, async () => {
    const dir = await filled()
    const ledger = openTestLedger(dir)
    const typed = phoneOf(ROWS / 2)
    const file = join(await createTempDir(), 'don-hang.csv')
    const alone = await waitsDuring(ledger, () => wait(REST_MS))
    figure('alone: p99 of registrations in ms, for comparison', p99(alone), '>= 0')
    figure('alone: longest wait in ms, for comparison', longest(alone), '>= 0')
    for (const words of [
      ['erase', '--phone', '-'],
      ['export', 'orders', '--to', file],
      ['find', '--phone', '-'],
      ['status'],
    ]) {
      const during = await waitsDuring(ledger, async () =>
        expect(await beside(dir, typed, ...words)()).toBe(0),
      )
      figure(`${words[0]} among ${ROWS}: p99 of registrations in ms`, p99(during), '<= 200')
    }
    const held = await heldDuring(dir, async () =>
      expect(await beside(dir, '0900000007', 'erase', '--phone', '-')()).toBe(0),
    )
    figure(`erase among ${ROWS}: ms for which 99 of 100 steps hold the file`, p99(held), '<= 50')
    figure(`erase among ${ROWS}: longest of them, for comparison`, longest(held), '>= 0')
  })

  it('[P-005] is backed up while others write, restored and opened again', { timeout: 900_000 }, async () => {
    const dir = await filled()
    const file = join(await createTempDir(), 'so.backup')
    const ledger = openTestLedger(dir)
    const backUp = async () => expect(await beside(dir, '', 'backup', '--to', file)()).toBe(0)
    const differences: Array<number> = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = longest(await waitsDuring(ledger, () => wait(REST_MS)))
      differences.push(longest(await waitsDuring(ledger, backUp)) - alone)
    }
    const typical = differences.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
    figure(`backup: longest wait in ms beyond the longest alone, median of ${ROUNDS}`, typical, '<= 50')
    const held = await heldDuring(dir, backUp)
    figure('backup: longest time in ms for which it holds the file', longest(held), '<= 50')
    await ledger.close()
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
