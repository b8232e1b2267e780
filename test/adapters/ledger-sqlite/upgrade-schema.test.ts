import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refuseWrites } from '../../../src/adapters/ledger-sqlite/moved'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { SCHEMA_STEPS, schemaVersion } from '../../../src/adapters/ledger-sqlite/schema'
import { upgradeLedger } from '../../../src/adapters/ledger-sqlite/upgrade-ledger'
import { requireSchema, upgradeSchema } from '../../../src/adapters/ledger-sqlite/upgrade-schema'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { takeBatchId } from '../../support/staff/staff-ledgers'
import { createTempDir } from '../../support/temp-dir'

const PATH = 'registrations.sqlite'

const versionIn = (dir: string): number => {
  const db = new DatabaseSync(join(dir, PATH), { readOnly: true })
  try {
    return schemaVersion(db)
  } finally {
    db.close()
  }
}

/** A ledger with one order, as the program's first version left it. */
const createFirstLedger = async (): Promise<string> => {
  const dir = await createTempDir()
  const db = new DatabaseSync(join(dir, PATH))
  db.exec(`${SCHEMA_STEPS[0]}; PRAGMA user_version = 1`)
  db.prepare("INSERT INTO registration VALUES (7, 'orders', '0900000007', ?, ?, NULL, NULL)").run(
    JSON.stringify(anArrivedOrder(7).content),
    ARRIVED_AT,
  )
  db.exec("INSERT INTO outbox (registration_id, target) VALUES (7, 'orders')")
  db.close()
  return dir
}

const SCHEMA = 'SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema'

/** Of the schema after each released step: one that is changed would leave older ledgers different from new ones. */
const RELEASED = ['27bfb65558f16904', 'a371e2c33a3ff3a8', '0e8fdb016c68ad95', '3879c5cda6342997']

describe('the steps of the schema that were released', () => {
  it('[P-006] give the same schema to the letter as when they were', () => {
    const db = new DatabaseSync(':memory:')
    const seen = SCHEMA_STEPS.slice(0, RELEASED.length).map((step) => {
      db.exec(step)
      const schema = JSON.stringify(db.prepare(SCHEMA).all())
      return createHash('sha256').update(schema).digest('hex').slice(0, 16)
    })
    db.close()
    expect(seen).toStrictEqual(RELEASED)
  })
})

describe('a ledger that this release may not write', () => {
  const opened = async (version: number) => {
    const db = decoded(openDatabase(join(await createTempDir(), PATH)))
    onTestFinished(() => db.close())
    decoded(upgradeSchema(db))
    db.exec(`PRAGMA user_version = ${version}`)
    return db
  }

  it.each([
    ['absent', 0],
    ['olderSchema', SCHEMA_STEPS.length - 1],
    ['newerSchema', SCHEMA_STEPS.length + 1],
  ])('[P-006] is %s at version %i for a command', async (tag, version) => {
    expect(requireSchema(await opened(version))).toStrictEqual(E.left({ tag }))
  })

  it('[P-006] is newer or has moved, and stays as it is', async () => {
    const newer = await opened(SCHEMA_STEPS.length + 1)
    expect(upgradeSchema(newer)).toStrictEqual(E.left({ tag: 'newerSchema' }))
    const moved = await opened(SCHEMA_STEPS.length)
    refuseWrites(moved, 'db.example/orders')
    const version = schemaVersion(moved)
    for (const check of [upgradeSchema, requireSchema])
      expect(check(moved)).toStrictEqual(E.left({ tag: 'moved', database: 'db.example/orders' }))
    expect([schemaVersion(newer), schemaVersion(moved)]).toStrictEqual([SCHEMA_STEPS.length + 1, version])
  })
})

describe('a ledger of the first version', () => {
  it('[P-006] is brought up to this one with its rows, numbers going on', async () => {
    const dir = await createFirstLedger()
    const { keepRegistration, readRegistrations, openDelivery } = openTestLedger(dir)
    expect(await keepRegistration(anArrivedOrder(8))()).toStrictEqual(
      E.right({ id: 8, isQuarantined: false, isRepeated: false }),
    )
    expect((await allOf(readRegistrations('orders'))).map(({ id }) => id)).toStrictEqual([7, 8])
    expect(await takeBatchId(decoded(await openDelivery()), 'orders')).toBeGreaterThan(0)
    const db = new DatabaseSync(join(dir, PATH), { readOnly: true })
    expect(schemaVersion(db)).toBe(SCHEMA_STEPS.length)
    db.close()
  })

  it.each([['export', 'orders'], ['find', '--phone', '-'], ['status'], ['erase', '--phone', '-']])(
    '[P-006] is left as it is by %s, which says what to do',
    async (...words) => {
      const dir = await createFirstLedger()
      const { code, output, said } = await runStaffCommandWith(
        { location: inFile(dir), typed: '0900000007' },
        ...words,
      )
      expect([code, output]).toStrictEqual([1, ''])
      expect(said).toBe(
        `DATA_DIR ${dir}: dữ liệu do phiên bản cũ hơn của chương trình tạo ra. Hãy khởi động máy chủ, hoặc chạy lệnh registrations upgrade.`,
      )
      expect(versionIn(dir)).toBe(1)
    },
  )

  it.each([
    ['the server', async (dir: string) => void openTestLedger(dir)],
    [
      'upgrade',
      async (dir: string) =>
        expect(await runStaffCommandWith({ location: inFile(dir) }, 'upgrade')).toMatchObject({ code: 0 }),
    ],
  ])('[P-006] is copied before %s changes it', async (_, change) => {
    const dir = await createFirstLedger()
    await change(dir)
    expect(versionIn(dir)).toBe(SCHEMA_STEPS.length)
    const aside = readdirSync(dir).filter((name) => name.startsWith('before-upgrade-'))
    expect(aside).toHaveLength(1)
    const copy = join(dir, aside[0] ?? '')
    expect(versionIn(copy)).toBe(1)
    expect([copy, join(copy, PATH)].map((path) => (statSync(path).mode & 0o777).toString(8))).toStrictEqual([
      '700',
      '600',
    ])
    expect(openFilesIn(copy)).toStrictEqual([])
  })

  it('[P-006] names its copy, and none where nothing has to be changed; a secret is there from then on', async () => {
    const dir = await createFirstLedger()
    const db = decoded(openDatabase(join(dir, PATH)))
    onTestFinished(() => db.close())
    const copy = decoded(upgradeLedger(db, dir)) ?? ''
    expect(readdirSync(copy)).toStrictEqual([PATH])
    const secrets = () => db.prepare("SELECT value FROM secret WHERE name = 'phoneMark'").all()
    const [secret] = secrets()
    expect(secret?.value).toMatch(/^\S{16,}$/)
    expect(upgradeLedger(db, dir)).toStrictEqual(E.right(null))
    expect(secrets()).toEqual([secret])
    const empty = await createTempDir()
    const created = decoded(openDatabase(join(empty, PATH)))
    onTestFinished(() => created.close())
    expect(upgradeLedger(created, empty)).toStrictEqual(E.right(null))
  })

  it('[P-006] stays as it is where it cannot be copied, and so does one that is newer, without a copy', async () => {
    const dir = await createFirstLedger()
    const db = decoded(openDatabase(join(dir, PATH)))
    onTestFinished(() => db.close())
    expect(upgradeLedger(db, join(dir, 'nowhere'))).toStrictEqual(E.left({ tag: 'notWritable' }))
    expect(schemaVersion(db)).toBe(1)
    db.exec(`PRAGMA user_version = ${SCHEMA_STEPS.length + 1}`)
    expect(upgradeLedger(db, dir)).toStrictEqual(E.left({ tag: 'newerSchema' }))
    expect(readdirSync(dir).filter((name) => name.startsWith('before-'))).toStrictEqual([])
  })

  it('[P-006] is copied once: nothing is left to be changed at the next start', async () => {
    const dir = await createFirstLedger()
    await openTestLedger(dir).close()
    openTestLedger(dir)
    expect(readdirSync(dir).filter((name) => name.startsWith('before-upgrade-'))).toHaveLength(1)
  })
})
