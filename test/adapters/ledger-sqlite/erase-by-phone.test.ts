import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ContractRule } from '../../../src/domain/site/contract-rule'
import { phoneOf } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { bytesOf } from '../../support/ledger/bytes-of'
import { stepTo } from '../../support/ledger/contracts'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { openTestLedger, staffLedgerIn } from '../../support/ledger/open-test-ledger'
import { stoppedClock } from '../../support/ledger/stopped-clock'
import { createTempDir } from '../../support/temp-dir'

/** A ledger with a few orders, and how a person is erased from it beside the server. */
const filled = async (...orders: ReadonlyArray<ReturnType<typeof anArrivedOrder>>) => {
  const dir = await createTempDir()
  const ledger = openTestLedger(dir)
  for (const order of orders) await ledger.keepRegistration(order)()
  const path = join(dir, 'registrations.sqlite')
  const db = new DatabaseSync(path)
  onTestFinished(() => db.close())
  const owed = () => db.prepare("SELECT value FROM counter WHERE name = 'wipe owed'").get()?.value ?? null
  return {
    ...ledger,
    dir,
    path,
    db,
    owed,
    erase: (n: number, rule: ContractRule = 'none') =>
      staffLedgerIn(dir, () => ARRIVED_AT).eraseByPhone(phoneOf(n), rule)(),
  }
}

/** Refuses that the debt of a wipe is written, so that it shows whether it would be. */
const REFUSED = `
  CREATE TRIGGER refusal BEFORE INSERT ON counter WHEN NEW.name = 'wipe owed'
  BEGIN SELECT RAISE(ABORT, 'refused'); END`

describe('a person who is erased beside the server', () => {
  it.each([
    ['a registration', anArrivedOrder(1)],
    ['a registration with a filled honeypot', anArrivedOrder(1, { isQuarantined: true })],
  ])('[M-099, P-004] of whom there was %s leaves a debt until the file is wiped', async (_, order) => {
    const { db, erase, owed, dir } = await filled(order, anArrivedOrder(2))
    await erase(9)
    expect(owed()).toBeNull()
    db.exec(REFUSED)
    expect(E.isRight(await erase(9))).toBe(true)
    expect(E.isLeft(await erase(1))).toBe(true)
    expect(bytesOf(dir).includes(phoneOf(1))).toBe(true)
    db.exec('DROP TRIGGER refusal')
    expect(E.isRight(await erase(1))).toBe(true)
    expect(owed()).toBeNull()
    expect(bytesOf(dir).includes(phoneOf(1))).toBe(false)
  })

  it('[M-099, P-004] of whom nothing but a contract was kept leaves one too', async () => {
    const { db, erase, desk, dir } = await filled(anArrivedOrder(1))
    await stepTo(desk, { id: 1, at: ARRIVED_AT }, 'confirmed')
    expect(await erase(1, 3)).toMatchObject(E.right({ registrations: 1, dropped: 0 }))
    db.exec(REFUSED)
    expect(E.isLeft(await erase(1))).toBe(true)
    db.exec('DROP TRIGGER refusal')
    expect(await erase(1)).toMatchObject(E.right({ registrations: 0, dropped: 1 }))
    expect(bytesOf(dir).includes(phoneOf(1))).toBe(false)
  })

  it('[M-099, P-004] is said to be still read while somebody reads, and leaves the debt to the next', async () => {
    const { isOpenAfter } = stoppedClock()
    const { path, erase, owed, dir } = await filled(anArrivedOrder(1), anArrivedOrder(2))
    const reader = new DatabaseSync(path, { readOnly: true })
    onTestFinished(() => reader.close())
    reader.exec('BEGIN; SELECT count(*) FROM registration')
    const erased = erase(1)
    expect(await isOpenAfter(erased, 5_001)).toBe(false)
    expect(await erased).toStrictEqual(E.left({ tag: 'stillRead' }))
    expect(owed()).not.toBeNull()
    reader.exec('COMMIT')
    expect(E.isRight(await erase(2))).toBe(true)
    expect(owed()).toBeNull()
    expect([1, 2].map((n) => bytesOf(dir).includes(phoneOf(n)))).toStrictEqual([false, false])
  })

  it('[P-009] is not looked for where there is no ledger', async () => {
    const dir = await createTempDir()
    expect(await staffLedgerIn(dir, () => ARRIVED_AT).eraseByPhone(phoneOf(1), 'none')()).toStrictEqual(
      E.left({
        tag: 'failed',
        reason: `DATA_DIR ${dir}: ở đây chưa có đăng ký nào được lưu. Hãy đặt DATA_DIR là thư mục mà máy chủ dùng.`,
      }),
    )
  })

  it('[P-004] leaves no file open, nor does the server once it is closed', async () => {
    const dir = await createTempDir()
    const { keepRegistration, eraseExpired, close } = openTestLedger(dir)
    await keepRegistration(anArrivedOrder(1))()
    expect(E.isRight(await staffLedgerIn(dir, () => ARRIVED_AT).eraseByPhone(phoneOf(1), 'none')())).toBe(
      true,
    )
    await keepRegistration(anArrivedOrder(2, { receivedAt: Date.now() - 31 * 86_400_000 }))()
    await keepRegistration(anArrivedOrder(3, { receivedAt: Date.now() }))()
    expect(await eraseExpired({ days: 30, isDelivering: false, contract: 'none' })()).toStrictEqual(
      E.right({ tag: 'erased', persons: 1 }),
    )
    await close()
    expect(openFilesIn(dir)).toStrictEqual([])
  })
})
