import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { inClosedLedger } from '../../../src/adapters/ledger-sqlite/in-closed-ledger'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTempDir } from '../../support/temp-dir'

const closedLedger = async (): Promise<string> => {
  const dir = await createTempDir()
  await openTestLedger(dir).close()
  return dir
}

describe('work in a ledger that no server has open', () => {
  it('[P-009] is done while none can open it, and closes it after', async () => {
    const dir = await closedLedger()
    const seen: Array<DatabaseSync> = []
    const work = async (db: DatabaseSync) => {
      seen.push(db)
      expect(await inClosedLedger(dir, async () => 'another')()).toStrictEqual(E.left({ tag: 'inUse' }))
      return Object.values(db.prepare('SELECT count(*) FROM registration').get() ?? {})[0]
    }
    expect(await inClosedLedger(dir, work)()).toStrictEqual(E.right(0))
    expect(seen.map(({ isOpen }) => isOpen)).toStrictEqual([false])
    openTestLedger(dir)
    expect(await inClosedLedger(dir, async () => 1)()).toStrictEqual(E.left({ tag: 'inUse' }))
  })

  it('[P-009] that fails closes it too', async () => {
    const dir = await closedLedger()
    const seen: Array<DatabaseSync> = []
    const failing = inClosedLedger(dir, async (db) => {
      seen.push(db)
      throw new Error('of the work')
    })
    await expect(failing()).rejects.toThrow('of the work')
    expect(seen.map(({ isOpen }) => isOpen)).toStrictEqual([false])
    openTestLedger(dir)
  })

  it('[P-005] waits for a restore that was cut off', async () => {
    const dir = await closedLedger()
    writeFileSync(join(dir, 'registrations.restored'), '')
    expect(await inClosedLedger(dir, async () => 1)()).toStrictEqual(E.left({ tag: 'restoreUnfinished' }))
  })

  it('[P-009] is not done where there is none, or where it cannot be opened', async () => {
    const dir = await createTempDir()
    expect(await inClosedLedger(dir, async () => 1)()).toStrictEqual(E.left({ tag: 'absent' }))
    writeFileSync(join(dir, 'registrations.sqlite'), '')
    for (const _ of [1, 2])
      expect(await inClosedLedger(dir, async () => 1)()).toStrictEqual(E.left({ tag: 'absent' }))
  })
})
