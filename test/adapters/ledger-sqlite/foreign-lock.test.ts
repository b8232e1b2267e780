import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { inTransaction } from '../../../src/adapters/ledger-sqlite/in-transaction'
import { decoded } from '../../support/decoded'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { stoppedClock } from '../../support/ledger/stopped-clock'
import { createTempDir } from '../../support/temp-dir'

/** A ledger whose lock another program holds until this one's event loop turns: work that blocks the loop never gets it. */
const createLocked = async () => {
  const dir = await createTempDir()
  const ledger = openTestLedger(dir)
  const delivery = decoded(await ledger.openDelivery())
  const other = new DatabaseSync(join(dir, 'registrations.sqlite'), { timeout: 5_000 })
  other.exec('BEGIN IMMEDIATE')
  const released = wait(20).then(() => other.exec('COMMIT'))
  onTestFinished(() => released.then(() => other.close()))
  return { ...ledger, delivery }
}

describe('while another program holds the file’s lock the event loop turns, and then', () => {
  it('[P-001] a registration is kept', async () => {
    const { keepRegistration } = await createLocked()
    expect(await keepRegistration(anArrivedOrder(1))()).toStrictEqual(
      E.right({ id: 1, isQuarantined: false, isRepeated: false }),
    )
  })

  it('[P-001] the health is good', async () => {
    const { readHealth } = await createLocked()
    expect(await readHealth()).toStrictEqual(E.right(undefined))
  })

  it('[P-001] delivery goes on', async () => {
    const { delivery } = await createLocked()
    expect(await delivery.takeWork('orders', 'a-book')()).toStrictEqual(E.right({ tag: 'idle' }))
  })

  it('[P-001] what is too old is erased', async () => {
    const { eraseExpired } = await createLocked()
    expect(
      await eraseExpired({ days: null, isDelivering: false, contract: 'none' } as const)(),
    ).toStrictEqual(E.right({ tag: 'erased', persons: 0 }))
  })

  it('[P-001] a key is looked up meanwhile', async () => {
    const { findKept } = await createLocked()
    expect(await findKept('orders', { key: 'k', bodyHash: 'h' })()).toMatchObject({ right: { _tag: 'None' } })
  })
})

describe('a transaction while another program holds the file’s lock', () => {
  it('[P-001] is tried again until the lock is let go, and for 5 s at most', async () => {
    const { isOpenAfter } = stoppedClock()
    const file = join(await createTempDir(), 'file')
    const [db, other] = [0, 0].map(() => new DatabaseSync(file, { timeout: 0 })) as [
      DatabaseSync,
      DatabaseSync,
    ]
    onTestFinished(() => [db, other].forEach((each) => void each.close()))
    db.exec('CREATE TABLE kept (n INTEGER)')
    other.exec('BEGIN IMMEDIATE')
    let tries = 0
    const work = () => {
      tries += 1
    }
    const refused = inTransaction({ db, isInPlace: () => true }, work)()
    expect(await isOpenAfter(refused, 5_000)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await refused).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'another process holds the database' }),
    )
    expect(tries).toBe(0)
    const answer = inTransaction({ db, isInPlace: () => true }, work)()
    setTimeout(() => other.exec('COMMIT'), 30)
    expect(await answer).toStrictEqual(E.right(undefined))
    expect(tries).toBe(1)
  })
})
