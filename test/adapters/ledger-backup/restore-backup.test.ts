import fs, {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { phoneHash } from '../../../src/adapters/ledger/phone-hash'
import { prepareRestored } from '../../../src/adapters/ledger-backup/prepare-restored'
import { hasSeal } from '../../../src/adapters/ledger-backup/seal'
import { verifyBackup } from '../../../src/adapters/ledger-backup/verify-backup'
import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import { NOTHING_KNOWN } from '../../../src/domain/ledger/restore/known-ledger'
import { DAY_MS, type EpochMs } from '../../../src/domain/time/epoch-ms'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { phoneOf } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { filledLedger } from '../../support/ledger/filled-ledger'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { inDatabase, inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

const PHONE = '0900000002'

const run = (location: LedgerLocation, dataDir: string, ...words: ReadonlyArray<string>) =>
  runStaffCommandWith({ location, dataDir, typed: PHONE }, ...words)

/** Takes the time at which a command is run, in ms. */
const runAt = (at: EpochMs, location: LedgerLocation, ...words: ReadonlyArray<string>) =>
  runStaffCommandWith({ location, typed: PHONE, now: () => at }, ...words)

const backedUp = async () => {
  const { dir, location } = await filledLedger(30)
  const file = join(await createTempDir(), 'so.backup')
  expect(await run(location, '', 'backup', '--to', file)).toMatchObject({ code: 0 })
  return { dir, location, file }
}

const fromBackup = async (file: string) => ({
  facts: decoded(await verifyBackup(file)()),
  lines: [],
  areErasuresLost: false,
  replaced: NOTHING_KNOWN,
  at: 0,
})

const exported = async (location: LedgerLocation) => (await run(location, '', 'export', 'orders')).output

const filesIn = (dir: string): ReadonlyArray<string> =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name))

const holds = (dir: string, text: string): ReadonlyArray<string> =>
  filesIn(dir).filter((path) => {
    try {
      return readFileSync(path).includes(text)
    } catch {
      return false
    }
  })

describe('a backup that is restored', () => {
  it('[P-005] leaves no byte of who was erased since', async () => {
    const { location, file, dir } = await backedUp()
    expect(await run(location, '', 'erase', '--phone', '-')).toMatchObject({ code: 0 })
    expect(readFileSync(file).includes('0900000002')).toBe(true)
    expect(await run(location, '', 'restore', '--from', file)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Đã xóa lại 1 dòng của những người được xóa sau lúc sao lưu.'),
    })
    const ledger = openTestLedger(dir)
    await ledger.keepRegistration(anArrivedOrder(99))()
    expect(await allOf(ledger.readRegistrations('orders'))).toHaveLength(30)
    expect(holds(dir, '0900000002')).toStrictEqual([])
  })

  it('[P-004] has no quarantined row of who was erased since', async () => {
    const { location, file } = await backedUp()
    const quarantined = async () => (await run(location, '', 'quarantine', 'list')).output
    expect(await quarantined()).toContain('0800000002')
    await runStaffCommandWith({ location, typed: '0800000002' }, 'erase', '--phone', '-')
    expect(await run(location, '', 'restore', '--from', file)).toMatchObject({ code: 0 })
    expect(await quarantined()).toBe('')
  })

  it('[P-005] is for its owner only, whoever could read the backup', async () => {
    const { dir, file } = await backedUp()
    chmodSync(file, 0o644)
    const restored = join(dir, 'restored')
    decoded(prepareRestored(file, restored, await fromBackup(file)))
    expect(statSync(restored).mode & 0o777).toBe(0o600)
  })

  it('[P-005] from PostgreSQL is the same in a folder, and back again', async () => {
    const { location, file } = await backedUp()
    const url = await createTestDatabase()
    const dataDir = await createTempDir()
    const words = ['restore', '--from', file, '--erasures-lost']
    expect(await run(inDatabase(url), dataDir, ...words)).toMatchObject({ code: 0 })
    expect(await run(inDatabase(url), dataDir, ...words)).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        'Cơ sở dữ liệu đích đã có dữ liệu. Chỉ chép vào cơ sở dữ liệu trống. Không có gì bị thay đổi.',
      ),
    })
    const { keepRegistration } = await openTestPostgres(url)
    expect(decoded(await keepRegistration(anArrivedOrder(31))()).id).toBe(32)
    const again = join(dataDir, 'lai.backup')
    expect(await run(inDatabase(url), dataDir, 'backup', '--to', again)).toMatchObject({ code: 0 })
    expect(await run(inDatabase(url), dataDir, 'verify', again)).toMatchObject({ code: 0 })
    const dir = await createTempDir()
    expect(await run(inFile(dir), '', 'restore', '--from', again, '--erasures-lost')).toMatchObject({
      code: 0,
    })
    expect((await exported(inFile(dir))).startsWith(await exported(location))).toBe(true)
    expect(decoded(await openTestLedger(dir).keepRegistration(anArrivedOrder(33))()).id).toBe(33)
  })

  it('[P-005] tells staff nothing of what they were told long ago', async () => {
    const dir = await createTempDir()
    const settings = { channels: ['webhook'], isDelivering: false } as const
    const before = openTestLedger(dir)
    const notices = decoded(await before.openNotices(settings)())
    await before.keepRegistration(anArrivedOrder(1))()
    expect(decoded(await notices.takeNotices())).toHaveLength(1)
    await before.keepRegistration(anArrivedOrder(2))()
    const file = join(await createTempDir(), 'so.backup')
    expect(await run(inFile(dir), '', 'backup', '--to', file)).toMatchObject({ code: 0 })
    await before.close()
    expect(await run(inFile(dir), '', 'restore', '--from', file)).toMatchObject({ code: 0 })
    const restored = openTestLedger(dir)
    const { takeNotices } = decoded(await restored.openNotices(settings)())
    expect(decoded(await takeNotices())).toStrictEqual([])
    await restored.keepRegistration(anArrivedOrder(3))()
    expect(decoded(await takeNotices())).toMatchObject([{ content: { orders: { count: 1, first: 3 } } }])
  })

  it('[P-005] is a private file without the seal, and is closed', async () => {
    const { file } = await backedUp()
    chmodSync(file, 0o644)
    const dir = await createTempDir()
    const path = join(dir, 'restored')
    expect(prepareRestored(file, path, await fromBackup(file))).toStrictEqual(E.right(0))
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect([hasSeal(file), hasSeal(path)]).toStrictEqual([true, false])
    expect(openFilesIn(dir)).toStrictEqual([])
  })

  it('[P-005] is on the disk, with the record of erasures, before it takes the place of the ledger', async () => {
    const { location, file, dir } = await backedUp()
    const calls: Array<string> = []
    const { fsyncSync: sync, renameSync: rename } = fs
    const named = (path: string): string =>
      basename(path)
        .replace(/-\d{4}.+/, '')
        .replace(basename(dir), 'DATA_DIR')
    const spies = [
      vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
        calls.push(`sync ${named(readlinkSync(`/proc/self/fd/${descriptor}`))}`)
        sync(descriptor)
      }),
      vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
        calls.push(`rename ${named(String(from))}`)
        rename(from, to)
      }),
    ]
    syncBuiltinESMExports()
    try {
      expect(await run(location, '', 'restore', '--from', file)).toMatchObject({ code: 0 })
    } finally {
      for (const spy of spies) spy.mockRestore()
      syncBuiltinESMExports()
    }
    const ofFiles = calls.filter((call) => !/-(wal|shm)$/.test(call))
    expect(ofFiles.slice(ofFiles.indexOf('sync erasures.jsonl'))).toStrictEqual([
      'sync erasures.jsonl',
      'sync DATA_DIR',
      'sync registrations.restoring',
      'rename registrations.restoring',
      'sync DATA_DIR',
      'rename registrations.sqlite',
      'sync before-restore',
      'rename registrations.restored',
      'sync DATA_DIR',
    ])
  })

  it('[P-004] has no free page that could hold a byte of who was erased since', async () => {
    const { file } = await backedUp()
    const given = await fromBackup(file)
    const secret = 's'
    const lines = Array.from({ length: 30 }, (_, n) => ({
      entry: {
        kind: 'erasure' as const,
        phoneHash: phoneHash(secret, phoneOf(n + 1)),
        at: given.facts.createdAt,
        sheets: [],
      },
      key: null,
      hashes: [],
    }))
    const path = join(await createTempDir(), 'restored')
    const replaced = { ...NOTHING_KNOWN, secrets: [secret] }
    expect(prepareRestored(file, path, { ...given, lines, replaced })).toStrictEqual(E.right(30))
    const db = new DatabaseSync(path, { readOnly: true })
    onTestFinished(() => db.close())
    expect(db.prepare('PRAGMA freelist_count').get()).toEqual({ freelist_count: 0 })
  })

  const DAY = ARRIVED_AT + DAY_MS

  /** The person is erased at a time, registers again and is in a backup made at `DAY`, which is restored. */
  const erasedAndBack = async (erasedAt: EpochMs) => {
    const { dir, location, file } = await backedUp()
    expect(await runAt(erasedAt, location, 'erase', '--phone', '-')).toMatchObject({ code: 0 })
    const ledger = openTestLedger(dir)
    await ledger.keepRegistration(anArrivedOrder(2, { receivedAt: DAY }))()
    await ledger.close()
    const later = `${file}.later`
    expect(await runAt(DAY, location, 'backup', '--to', later)).toMatchObject({ code: 0 })
    const { code, said } = await runAt(DAY + 1_000, location, 'restore', '--from', later)
    const found = async () => (await run(location, '', 'find', '--phone', '-', '--json')).output
    return { code, said, location, file, found }
  }

  it('[P-004] takes them if the erasure was recorded in the same millisecond, because it may have been the later of both', async () => {
    const { said, found } = await erasedAndBack(DAY)
    expect(said).toContain('Đã xóa lại 1 dòng')
    expect(await found()).not.toContain(PHONE)
  })

  it.each([
    ['a millisecond before', DAY - 1],
    ['years after, by a clock that was ahead,', DAY + 3 * 365 * DAY_MS],
  ])(
    '[P-005] keeps rows of who registered again after an erasure that was recorded %s the backup',
    async (_, erasedAt) => {
      const { code, said, location, file, found } = await erasedAndBack(erasedAt)
      expect({ code, said }).toStrictEqual({ code: 0, said: expect.stringContaining('Đã xóa lại 0 dòng') })
      expect(await found()).toContain(PHONE)
      expect(await runAt(DAY + 2_000, location, 'restore', '--from', file)).toMatchObject({ code: 0 })
      expect(await found()).not.toContain(PHONE)
    },
  )
})

describe('a backup that knows nothing of an erasure', () => {
  const HOUR_MS = DAY_MS / 24
  const ERASED = 'e'.repeat(43)
  const TAB = { target: 'orders', spreadsheet: 'later', tab: 7, name: 'Later' } as const

  /** Who and which sheet are in the record at a time in ms after the backup; it is restored a day later. */
  const restored = async (recordedAfter: number) => {
    const { file } = await backedUp()
    const given = await fromBackup(file)
    const at = given.facts.createdAt + recordedAfter
    const lines = [
      { entry: { kind: 'erasure', phoneHash: ERASED, at, sheets: ['orders'] }, key: null, hashes: [] },
      { entry: { kind: 'sheet', at, ...TAB }, key: null, hashes: [] },
    ] as const
    const path = join(await createTempDir(), 'restored')
    decoded(prepareRestored(file, path, { ...given, lines, at: given.facts.createdAt + DAY_MS }))
    const db = new DatabaseSync(path, { readOnly: true })
    onTestFinished(() => db.close())
    const removals = db.prepare(
      "SELECT rows_until - :at AS until FROM erasure WHERE state = 'queued' AND phone_mark = :mark",
    )
    const sheets = db.prepare('SELECT name FROM sheet WHERE spreadsheet = :spreadsheet')
    return {
      removals: removals.all({ at, mark: ERASED }),
      sheets: sheets.all({ spreadsheet: TAB.spreadsheet }),
    }
  }

  it.each([
    ['after it', 1],
    ['an hour before it, because it may have been committed later', -HOUR_MS],
  ])(
    '[P-004, P-005] removes a row that only the sheet has, for an erasure recorded %s',
    async (_, recordedAfter) => {
      const { removals, sheets } = await restored(recordedAfter)
      expect(removals.length).toBeGreaterThan(0)
      expect(removals).toEqual(removals.map(() => ({ until: 0 })))
      expect(sheets).toEqual([{ name: TAB.name }])
    },
  )

  it('[P-005] knows all that was recorded more than an hour before it, and reads no sheet for it', async () => {
    expect(await restored(-HOUR_MS - 1)).toEqual({ removals: [], sheets: [] })
  })
})

describe('restoring is refused', () => {
  it('[P-005] while a server has the folder', async () => {
    const { dir, location, file } = await backedUp()
    openTestLedger(dir)
    expect(await run(location, '', 'restore', '--from', file)).toMatchObject({
      code: 1,
      said: `DATA_DIR ${dir}: một tiến trình khác đang dùng thư mục này. Hãy dừng tiến trình đó hoặc chọn DATA_DIR khác.`,
    })
  })

  it('[P-005] without the record of erasures, unless it is said to be lost', async () => {
    const { file } = await backedUp()
    const dir = await createTempDir()
    const refused = await run(inFile(dir), '', 'restore', '--from', file)
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--erasures-lost') })
    const unread = await run(inFile(dir), '', 'restore', '--from', file, '--erasures', join(dir, 'none'))
    expect(unread.code).toBe(1)
    expect(existsSync(join(dir, 'registrations.sqlite'))).toBe(false)
    expect((await run(inFile(dir), '', 'restore', '--from', file, '--erasures-lost')).code).toBe(0)
  })

  it('[P-005] where a line of that record is damaged, with its number', async () => {
    const { dir, location, file } = await backedUp()
    writeFileSync(join(dir, 'erasures.jsonl'), 'x\n')
    expect(await run(location, '', 'restore', '--from', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('dòng 1 của sổ các lần xóa'),
    })
  })

  it('[P-005] where the file became one of a newer program after it was verified', async () => {
    const { file } = await backedUp()
    const given = await fromBackup(file)
    const bytes = readFileSync(file)
    const userVersionAt = 60
    bytes.writeUInt32BE(1_000, userVersionAt)
    writeFileSync(file, bytes)
    expect(prepareRestored(file, join(await createTempDir(), 'restored'), given)).toStrictEqual(
      E.left({ tag: 'ledger', fault: { tag: 'newerSchema' } }),
    )
  })

  it.each([
    [['restore']],
    [['restore', '--from']],
    [['restore', '--from', 'a', '--erasures']],
    [['restore', '--from', 'a', '--erasures', 'b', '--erasures']],
    [['restore', '--from', 'a', '--from', 'b']],
    [['verify', 'a', '--erasures']],
    [['erasures', '--copy-to']],
    [['erasures', '--copy-to', 'a', '--lost']],
    [['erasures', 'x']],
    [['migrate', '--database-lost']],
    [['migrate', '--undo', '--erasures']],
    [['history', '--since', 'x']],
    [['history', '--until', '31/02/2026']],
    [['backup']],
    [['backup', '--to']],
    [['verify']],
    [['upgrade', 'now']],
  ])('[P-005] where it is written wrongly: %s', async (words) => {
    expect((await run(inFile('/nowhere'), '', ...words)).code).toBe(2)
  })
})

describe('a restore that was killed', () => {
  it('[P-005] while it made the new file leaves everything as it was', async () => {
    const { dir, location, file } = await backedUp()
    const before = await exported(location)
    decoded(prepareRestored(file, join(dir, 'registrations.restoring'), await fromBackup(file)))
    openTestLedger(dir)
    expect(await exported(location)).toBe(before)
    expect(existsSync(join(dir, 'registrations.restoring'))).toBe(false)
  })

  it.each([[[]], [['registrations.sqlite']], [['registrations.sqlite', 'registrations.sqlite-wal']]])(
    '[P-005] while files were moved (%j) is finished by the next start, and commands wait for it',
    async (moved) => {
      const { dir, location, file } = await backedUp()
      const ledger = openTestLedger(dir)
      await ledger.keepRegistration(anArrivedOrder(50))()
      await ledger.close()
      const whole = join(dir, 'registrations.restored')
      decoded(prepareRestored(file, whole, await fromBackup(file)))
      const away = await createTempDir()
      for (const name of moved) if (existsSync(join(dir, name))) renameSync(join(dir, name), join(away, name))
      expect(await run(location, '', 'status')).toMatchObject({
        code: 1,
        said: expect.stringContaining('việc khôi phục đã bị ngắt giữa chừng'),
      })
      const restored = openTestLedger(dir)
      expect(await allOf(restored.readRegistrations('orders'))).toHaveLength(30)
    },
  )
})
