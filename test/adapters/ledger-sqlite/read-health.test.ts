import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { createReadHealth } from '../../../src/adapters/ledger-sqlite/read-health'
import { upgradeSchema } from '../../../src/adapters/ledger-sqlite/upgrade-schema'
import { decoded } from '../../support/decoded'
import { createTempDir } from '../../support/temp-dir'

const createHealthReader = async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const db = decoded(openDatabase(join(await createTempDir(), 'x.sqlite')))
  decoded(upgradeSchema(db))
  onTestFinished(() => db.close())
  let writes = 0
  const isInPlace = () => {
    writes += 1
    return true
  }
  return { db, readHealth: createReadHealth({ db, isInPlace }), writesSoFar: () => writes }
}

const FULL = E.left({ tag: 'unavailable', reason: 'database or disk is full' })
const WELL = E.right(undefined)

describe('the health of a ledger', () => {
  it('[P-009] is found out by writing, once a second at most', async () => {
    const { readHealth, writesSoFar } = await createHealthReader()
    for (let n = 0; n < 50; n += 1) await readHealth()
    expect(writesSoFar()).toBe(1)
    vi.advanceTimersByTime(999)
    await readHealth()
    expect(writesSoFar()).toBe(1)
    vi.advanceTimersByTime(1)
    await readHealth()
    expect(writesSoFar()).toBe(2)
  })

  it('[P-009] is bad while the disk is full and good again after', async () => {
    const { db, readHealth } = await createHealthReader()
    db.exec('PRAGMA max_page_count = 1')
    expect(await readHealth()).toStrictEqual(FULL)
    db.exec('PRAGMA max_page_count = 4294967294')
    vi.advanceTimersByTime(1_000)
    expect(await readHealth()).toStrictEqual(WELL)
  })

  it('[P-009] leaves nothing behind by being asked', async () => {
    const { db, readHealth } = await createHealthReader()
    await readHealth()
    expect(db.prepare('SELECT count(*) AS n FROM probe').get()?.n).toBe(0)
  })

  it('[P-009] is told without a look at what is kept', async () => {
    const { db, readHealth } = await createHealthReader()
    db.exec('PRAGMA foreign_keys = OFF; DROP TABLE outbox; DROP TABLE registration')
    expect(await readHealth()).toStrictEqual(WELL)
  })
})
