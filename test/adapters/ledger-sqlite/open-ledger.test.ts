import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { anArrivedOrder, withKey } from '../../support/ledger/arrived'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { openLedgerIn, openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTempDir } from '../../support/temp-dir'
import { until } from '../../support/until'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

const FILES = [
  'erasures.jsonl',
  'registrations.lock',
  'registrations.sqlite',
  'registrations.sqlite-shm',
  'registrations.sqlite-wal',
]

const filledLedger = async () => {
  const dir = await createTempDir()
  const ledger = openTestLedger(dir)
  await Promise.all(Array.from({ length: 200 }, (_, n) => ledger.keepRegistration(anArrivedOrder(n))()))
  await ledger.close()
  return dir
}

/** Closed well, and its last page overwritten since. */
const damagedLedger = async () => {
  const dir = await filledLedger()
  const path = join(dir, 'registrations.sqlite')
  const size = statSync(path).size
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(PAGE_BYTES, 0xa5), 0, PAGE_BYTES, size - PAGE_BYTES)
  closeSync(file)
  return dir
}

describe('a large file that was closed well', () => {
  it('[P-009] is served while it is checked, and takes nothing more once it is found to be damaged', async () => {
    const said: Array<string> = []
    const ledger = decoded(
      openLedgerIn(await damagedLedger(), { onDamaged: () => said.push('damaged'), readAtOnceBytes: 0 }),
    )
    onTestFinished(ledger.close)
    await until(async () => said.length > 0)
    const damaged = E.left({ tag: 'unavailable', reason: 'the database file is damaged' })
    expect(await ledger.keepRegistration(anArrivedOrder(1))()).toStrictEqual(damaged)
    expect(await ledger.readHealth()).toMatchObject(damaged)
  })

  it('[P-009] goes on where it is sound, and closes also in the midst of it', async () => {
    const dir = await filledLedger()
    const said: Array<string> = []
    for (const _ of [1, 2]) {
      const ledger = decoded(openLedgerIn(dir, { onDamaged: () => said.push('damaged'), readAtOnceBytes: 0 }))
      decoded(await ledger.keepRegistration(anArrivedOrder(1))())
      await ledger.close()
    }
    expect(said).toStrictEqual([])
  })
})

describe('opening a ledger', () => {
  it('[P-009] in a folder that is not there makes it, for this user only', async () => {
    const dir = join(await createTempDir(), 'a', 'b')
    openTestLedger(dir)
    expect(modeOf(dir)).toBe('700')
    expect(readdirSync(dir)).toStrictEqual(FILES)
    expect(FILES.map((file) => modeOf(join(dir, file)))).toStrictEqual(FILES.map(() => '600'))
  })

  it('[P-009] takes over-wide permissions from its own files and folder', async () => {
    const dir = await createTempDir()
    await openTestLedger(dir).close()
    chmodSync(dir, 0o755)
    chmodSync(join(dir, 'registrations.sqlite'), 0o644)
    openTestLedger(dir)
    expect([modeOf(dir), modeOf(join(dir, 'registrations.sqlite'))]).toStrictEqual(['700', '600'])
  })

  it('[P-009] leaves the mode of a folder that holds other things', async () => {
    const dir = await createTempDir()
    chmodSync(dir, 0o755)
    writeFileSync(join(dir, 'letters.txt'), '')
    openTestLedger(dir)
    expect(modeOf(dir)).toBe('755')
  })

  it('[P-009] gives the settings that make a commit last', async () => {
    const db = decoded(openDatabase(join(await createTempDir(), 'x.sqlite')))
    const read = (pragma: string) => Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
    expect(
      ['journal_mode', 'synchronous', 'secure_delete', 'foreign_keys', 'trusted_schema', 'busy_timeout'].map(
        read,
      ),
    ).toStrictEqual(['wal', 2, 1, 1, 0, 5000])
    db.close()
  })

  it('[P-004] keeps copies of changed pages in memory, not in a file that no wipe reaches', async () => {
    const db = decoded(openDatabase(join(await createTempDir(), 'x.sqlite')))
    expect(db.prepare('PRAGMA temp_store').get()).toEqual({ temp_store: 2 })
    db.close()
  })

  it('[P-009] gives back what its journal grew to while somebody read for long', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    const path = join(dir, 'registrations.sqlite')
    const db = decoded(openDatabase(path))
    const reader = new DatabaseSync(path, { readOnly: true })
    reader.exec('BEGIN; SELECT 1 FROM probe')
    const write = () => db.exec('INSERT INTO probe (room) VALUES (zeroblob(3000000)); DELETE FROM probe')
    for (let n = 0; n < 3; n += 1) write()
    const grown = statSync(`${path}-wal`).size
    reader.close()
    for (let n = 0; n < 2; n += 1)
      db.exec("PRAGMA wal_checkpoint(PASSIVE); INSERT INTO probe (room) VALUES (x'00')")
    db.close()
    expect(grown).toBeGreaterThan(4_194_304)
    expect(statSync(`${path}-wal`).size).toBeLessThanOrEqual(4_194_304)
  })

  it('[P-009] refuses where a setting is not taken', () => {
    expect(openDatabase(':memory:')).toStrictEqual(E.left({ tag: 'settingRefused', setting: 'journal_mode' }))
  })
})

describe('a ledger that was closed and is opened again', () => {
  it('[P-009] still knows its rows and its keys', async () => {
    const dir = await createTempDir()
    const first = openTestLedger(dir)
    await first.keepRegistration(anArrivedOrder(1, withKey('k')))()
    await first.close()
    const { keepRegistration, readRegistrations } = openTestLedger(dir)
    expect(await keepRegistration(anArrivedOrder(1, withKey('k')))()).toStrictEqual(
      E.right({ id: 1, isQuarantined: false, isRepeated: true }),
    )
    expect(await keepRegistration(anArrivedOrder(1, withKey('k', 'other')))()).toStrictEqual(
      E.left({ tag: 'keyReused' }),
    )
    expect(await allOf(readRegistrations('orders'))).toHaveLength(1)
  })
})

/** Permissions do not bind the administrator: such a test goes on as nobody in particular. */
const asNobody = <A>(work: () => A): A => {
  const isAdministrator = process.geteuid?.() === 0
  if (isAdministrator) process.seteuid?.(65_534)
  try {
    return work()
  } finally {
    if (isAdministrator) process.seteuid?.(0)
  }
}

describe('a ledger that is closed while a registration waits', () => {
  it('[P-009] keeps it first', async () => {
    const dir = await createTempDir()
    const { keepRegistration, close } = openTestLedger(dir)
    const waiting = keepRegistration(anArrivedOrder(1))()
    const closed = close()
    expect(await waiting).toStrictEqual(E.right({ id: 1, isQuarantined: false, isRepeated: false }))
    await closed
    expect(await allOf(openTestLedger(dir).readRegistrations('orders'))).toHaveLength(1)
  })
})

const PAGE_BYTES = 4_096

describe('a ledger that cannot be opened', () => {
  it('[P-009] because the folder may not be made', async () => {
    const dir = await createTempDir()
    chmodSync(dir, 0o555)
    expect(asNobody(() => openLedgerIn(join(dir, 'data')))).toStrictEqual(E.left({ tag: 'notWritable' }))
  })

  it('[P-009] because its file may not be written', async () => {
    const dir = await createTempDir()
    writeFileSync(join(dir, 'registrations.sqlite'), '')
    writeFileSync(join(dir, 'registrations.lock'), '')
    writeFileSync(join(dir, 'letters.txt'), '')
    for (const file of ['registrations.sqlite', 'registrations.lock']) chmodSync(join(dir, file), 0o400)
    chmodSync(dir, 0o555)
    expect(asNobody(() => openLedgerIn(dir))).toStrictEqual(E.left({ tag: 'notWritable' }))
  })

  it('[P-009] because it is open already', async () => {
    const dir = await createTempDir()
    openTestLedger(dir)
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'inUse' }))
  })

  it('[P-009] because the folder is a file', async () => {
    const file = join(await createTempDir(), 'file')
    writeFileSync(file, '')
    expect(openLedgerIn(file)).toStrictEqual(E.left({ tag: 'notAFolder' }))
    expect(openLedgerIn(join(file, 'data'))).toStrictEqual(E.left({ tag: 'notAFolder' }))
  })

  it('[P-009] because its file is a folder', async () => {
    const dir = await createTempDir()
    mkdirSync(join(dir, 'registrations.sqlite'))
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'notWritable' }))
  })

  it('[P-009] because its file is no database', async () => {
    const dir = await createTempDir()
    writeFileSync(join(dir, 'registrations.sqlite'), 'STT,Họ và tên\n'.repeat(100))
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'damaged' }))
  })

  it('[P-009] because one page of its file was damaged', async () => {
    const dir = await damagedLedger()
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'damaged' }))
    expect(openFilesIn(dir)).toStrictEqual([])
  })

  it('[P-009] because of a damaged page of a large file too, where it was not closed well', async () => {
    const dir = await damagedLedger()
    writeFileSync(join(dir, 'registrations.sqlite-wal'), 'left behind')
    expect(openLedgerIn(dir, { readAtOnceBytes: 0 })).toStrictEqual(E.left({ tag: 'damaged' }))
  })

  it('[P-009] because a newer program made it, which stays as it was', async () => {
    const dir = await createTempDir()
    const path = join(dir, 'registrations.sqlite')
    const newer = new DatabaseSync(path)
    newer.exec('CREATE TABLE future (a); PRAGMA user_version = 99')
    newer.close()
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'newerSchema' }))
    expect(openFilesIn(dir)).toStrictEqual([])
    const after = new DatabaseSync(path)
    expect(
      after
        .prepare('SELECT name FROM sqlite_schema')
        .all()
        .map(({ name }) => name),
    ).toStrictEqual(['future'])
    after.close()
  })

  it('[P-009] lets go of the lock, so that the next try works', async () => {
    const dir = await createTempDir()
    const path = join(dir, 'registrations.sqlite')
    writeFileSync(path, 'no database'.repeat(100))
    expect(openLedgerIn(dir)).toStrictEqual(E.left({ tag: 'damaged' }))
    writeFileSync(path, '')
    openTestLedger(dir)
  })
})
