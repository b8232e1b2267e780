import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { expect, inject, it } from 'vitest'
import { erasuresIn } from '../../../../src/adapters/files/erasures-file'
import { recordAt } from '../../../../src/adapters/ledger/record-at'
import { createEraseExpired } from '../../../../src/adapters/ledger-sqlite/create-erase-expired'
import { decoded } from '../../../support/decoded'
import { phoneOf } from '../../../support/fixtures/people'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { bytesOf } from '../../../support/ledger/bytes-of'
import { openTestLedger } from '../../../support/ledger/open-test-ledger'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { createTempDir } from '../../../support/temp-dir'

const DAY_MS = 86_400_000
const RULE = { days: 30, isDelivering: false, contract: 'none' } as const

const built = inject('builtServer')

const hasPhone = (dir: string, n: number): boolean => bytesOf(dir).includes(phoneOf(n))

const isOwed = (dir: string): boolean => {
  const db = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
  const owed = db.prepare("SELECT 1 FROM counter WHERE name = 'wipe owed'").get()
  db.close()
  return owed !== undefined
}

/** A data folder of one old and one new order, as a kill leaves it between the erasure by age and its wipe. */
const killedInErasure = async (): Promise<string> => {
  const [dir, left] = [await createTempDir(), await createTempDir()]
  const { keepRegistration, close } = openTestLedger(dir)
  decoded(await keepRegistration(anArrivedOrder(1, { receivedAt: Date.now() - 31 * DAY_MS }))())
  decoded(await keepRegistration(anArrivedOrder(2, { receivedAt: Date.now() }))())
  await close()
  const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
  db.exec('PRAGMA foreign_keys = ON')
  const eraseExpired = createEraseExpired({
    db,
    isInPlace: () => true,
    now: Date.now,
    record: recordAt(erasuresIn(dir)),
    wipe: async () => {
      // By another process: one that closes a file which it also has open in SQLite loses its locks.
      execFileSync('cp', ['-r', `${dir}/.`, left])
      return true
    },
  })
  expect(await eraseExpired(RULE)()).toStrictEqual(E.right({ tag: 'erased', persons: 1 }))
  db.close()
  return left
}

it('[M-099, P-004, P-013] a wipe that is owed after an erasure by age, because the server was killed, is done by the next start', async () => {
  const dataDir = await killedInErasure()
  expect([isOwed(dataDir), hasPhone(dataDir, 1), hasPhone(dataDir, 2)]).toStrictEqual([true, true, true])
  const { stop } = await startServerProcess(built.main, { env: { DATA_DIR: dataDir } })
  expect([isOwed(dataDir), hasPhone(dataDir, 1), hasPhone(dataDir, 2)]).toStrictEqual([false, false, true])
  await stop('SIGTERM')
  expect([hasPhone(dataDir, 1), hasPhone(dataDir, 2)]).toStrictEqual([false, true])
})

it('[M-099, P-004, P-013] a wipe that is owed stays owed if the server is killed again before it is done', async () => {
  const dataDir = await killedInErasure()
  const reader = new DatabaseSync(join(dataDir, 'registrations.sqlite'), { readOnly: true })
  reader.exec('BEGIN; SELECT count(*) FROM registration')
  const { stop } = await startServerProcess(built.main, { env: { DATA_DIR: dataDir } })
  await stop('SIGKILL')
  reader.exec('COMMIT')
  reader.close()
  expect([isOwed(dataDir), hasPhone(dataDir, 1)]).toStrictEqual([true, true])
  const again = await startServerProcess(built.main, { env: { DATA_DIR: dataDir } })
  expect([isOwed(dataDir), hasPhone(dataDir, 1), hasPhone(dataDir, 2)]).toStrictEqual([false, false, true])
  await again.stop('SIGTERM')
})
