import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEraseExpired } from '../../../src/adapters/ledger-sqlite/create-erase-expired'
import { createScriptRunner } from '../../../src/adapters/ledger-sqlite/script-runner'
import { expiredPersons, FIRST_POSITION } from '../../../src/domain/ledger/retain/expired-persons'
import type { Script } from '../../../src/domain/ledger/script'
import { phoneOf } from '../../support/fixtures/people'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { bytesOf } from '../../support/ledger/bytes-of'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { stoppedClock } from '../../support/ledger/stopped-clock'
import { NO_RECORD } from '../../support/memory/no-record'
import { createTempDir } from '../../support/temp-dir'

const RULE = { days: 30, isDelivering: false, contract: 'none' } as const
const OLD = { receivedAt: Date.now() - 31 * 86_400_000 }
const NEW = { receivedAt: Date.now() }

describe('an erasure in a file', () => {
  it('[M-099, P-013] leaves no byte of the erased registrations, and the ledger goes on', async () => {
    const dir = await createTempDir()
    const { keepRegistration, eraseExpired } = openTestLedger(dir)
    await Promise.all(
      Array.from({ length: 300 }, (_, n) => keepRegistration(anArrivedOrder(n, n % 12 === 0 ? OLD : NEW))()),
    )
    expect(await eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 25 }))
    const bytes = bytesOf(dir)
    const found = (n: number) => bytes.includes(phoneOf(n))
    expect(Array.from({ length: 300 }, (_, n) => n).filter(found)).toStrictEqual(
      Array.from({ length: 300 }, (_, n) => n).filter((n) => n % 12 > 0),
    )
    expect(await keepRegistration(anArrivedOrder(1))()).toStrictEqual(
      E.right({ id: 301, isQuarantined: false, isRepeated: false }),
    )
  })

  it('[M-099] whose wipe a reader prevents for 5 s leaves no byte after the next one', async () => {
    const { isOpenAfter } = stoppedClock()
    const dir = await createTempDir()
    const { keepRegistration, eraseExpired } = openTestLedger(dir)
    await keepRegistration(anArrivedOrder(1, OLD))()
    await keepRegistration(anArrivedOrder(2, NEW))()
    const reader = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM registration').all()
    const hindered = eraseExpired(RULE)()
    expect(await isOpenAfter(hindered, 5_000)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await hindered).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'bytes of what was erased are left in the file' }),
    )
    reader.exec('COMMIT')
    expect(await eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 0 }))
    expect(bytesOf(dir).includes('0900000001')).toBe(false)
    reader.close()
  })

  it('[M-099] lets the event loop turn between two transactions', async () => {
    const dir = await createTempDir()
    const { keepRegistration } = openTestLedger(dir)
    await Promise.all(
      Array.from({ length: 500 }, (_, n) => keepRegistration(anArrivedOrder(n, n < 450 ? OLD : NEW))()),
    )
    const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
    onTestFinished(() => db.close())
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const commits: Array<number> = []
    const eraseExpired = createEraseExpired({
      db,
      isInPlace: () => commits.push(turns) > 0,
      now: Date.now,
      wipe: async () => true,
      record: NO_RECORD,
    })
    expect(await eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 50 }))
    isOver = true
    expect(commits.length).toBeGreaterThan(2)
    expect(new Set(commits).size).toBe(commits.length)
  })

  it('[M-099] is not done in a ledger that was closed, and says so', async () => {
    const { eraseExpired, close } = openTestLedger(await createTempDir())
    await close()
    expect(await eraseExpired(RULE)()).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'the database cannot be written' }),
    )
  })
})

/** Calls `meanwhile` after the first statement. */
function* interrupted<A>(script: Script<A>, meanwhile: () => void): Script<A> {
  let step = script.next([])
  for (let isFirst = true; step.done !== true; isFirst = false) {
    const rows = yield step.value
    if (isFirst) meanwhile()
    step = script.next(rows)
  }
  return step.value
}

it('[M-099] a preview passes over a person who is erased while it looks', async () => {
  const dir = await createTempDir()
  const { keepRegistration, close } = openTestLedger(dir)
  for (const n of [1, 2]) await keepRegistration(anArrivedOrder(n, OLD))()
  await close()
  const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
  const rule = { before: NEW.receivedAt, isDelivering: false }
  const found = createScriptRunner(db)(
    interrupted(expiredPersons(rule, FIRST_POSITION), () =>
      db.exec("DELETE FROM registration WHERE phone = '0900000001'"),
    ),
  )
  db.close()
  expect(found.expired).toStrictEqual(['0900000002'])
})
