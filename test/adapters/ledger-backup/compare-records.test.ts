import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { secretKeyOf } from '../../../src/adapters/ledger/phone-hash'
import { EMPTY_HEAD } from '../../../src/adapters/ledger/read-record'
import { compareRecords } from '../../../src/adapters/ledger-backup/compare-records'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-sqlite/schema'
import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import { NOTHING_KNOWN } from '../../../src/domain/ledger/restore/known-ledger'
import { decoded } from '../../support/decoded'
import { phoneOf } from '../../support/fixtures/people'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { inDatabase, inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { takeBatchId } from '../../support/staff/staff-ledgers'
import { createTempDir } from '../../support/temp-dir'

const PEOPLE = [1, 2, 3, 4]
const recordIn = (dir: string) => join(dir, 'erasures.jsonl')

const run = (location: LedgerLocation, n: number, ...words: ReadonlyArray<string>) =>
  runStaffCommandWith({ location, typed: phoneOf(n) }, ...words)

const erase = async (dir: string, n: number) =>
  expect(await run(inFile(dir), n, 'erase', '--phone', '-')).toMatchObject({ code: 0 })

const phonesIn = async (dir: string) => {
  const { output } = await run(inFile(dir), 0, 'export', 'orders')
  return PEOPLE.filter((n) => output.includes(phoneOf(n)))
}

const backUp = async (dir: string) => {
  const file = join(await createTempDir(), 'so.backup')
  expect(await run(inFile(dir), 0, 'backup', '--to', file)).toMatchObject({ code: 0 })
  return file
}

/** A machine with four persons that was stopped. */
const newMachine = async () => {
  const dir = await createTempDir()
  const { keepRegistration, close } = openTestLedger(dir)
  for (const n of PEOPLE) await keepRegistration(anArrivedOrder(n))()
  await close()
  return dir
}

/** A lost machine: its backup knows of the first erasure, its record has all three. */
const lostMachine = async () => {
  const dir = await newMachine()
  const early = await backUp(dir)
  await erase(dir, 1)
  const backup = await backUp(dir)
  const older = `${backup}.older`
  copyFileSync(recordIn(dir), older)
  await erase(dir, 2)
  await erase(dir, 3)
  return { dir, early, backup, older, record: recordIn(dir) }
}

const restore = (dir: string, backup: string, ...words: ReadonlyArray<string>) =>
  run(inFile(dir), 0, 'restore', '--from', backup, ...words)

describe('whether records belong to a backup', () => {
  const RIGHT = E.right(undefined)
  const paths = ['record']

  const line = (hash: string, secret: string | null) => ({
    entry: { kind: 'withdrawal' as const, phoneHash: '', at: 0 },
    key: secret === null ? null : secretKeyOf(secret),
    hashes: [hash, `${hash} before`],
  })
  const head = (hash: string) => ({ recordId: '', line: 1, hash })
  const own = line('own', 'own')
  const former = line('former', null)

  /** One record, the secrets of the backup and of the replaced ledger, the heads that each knows, and where the latter moved. */
  const compared = (
    lines: ReadonlyArray<ReturnType<typeof line>>,
    given: {
      readonly isGiven?: boolean
      readonly secrets?: readonly [backup: ReadonlyArray<string>, replaced: ReadonlyArray<string>]
      readonly heads?: readonly [backup: ReadonlyArray<string>, replaced: ReadonlyArray<string>]
      readonly movedTo?: string
    } = {},
  ) => {
    const { isGiven = true, secrets = [['own'], ['other']], heads = [[], []], movedTo = null } = given
    const [backup, replaced] = [0, 1].map((which) => ({
      ...NOTHING_KNOWN,
      secrets: secrets[which] ?? [],
      heads: (heads[which] ?? []).map(head),
    }))
    return compareRecords({
      records: [{ path: 'record', text: '', isGiven, lines, head: EMPTY_HEAD, damage: null }],
      backup: backup ?? NOTHING_KNOWN,
      replaced: replaced ?? NOTHING_KNOWN,
      movedTo,
    })
  }

  it('[P-004] is known by a line of the backup’s secret, a line that the backup knows, or a ledger with its secret', () => {
    const isGiven = false
    expect(compared([own], { isGiven })).toStrictEqual(RIGHT)
    expect(compared([former, own], { isGiven })).toStrictEqual(RIGHT)
    expect(compared([former], { isGiven, heads: [['former'], []] })).toStrictEqual(RIGHT)
    expect(compared([former], { isGiven, secrets: [['own'], ['other', 'own']] })).toStrictEqual(RIGHT)
  })

  it('[P-004] is for the operator to say if no line has a secret', () => {
    const other = E.left({ tag: 'otherErasures', paths })
    for (const lines of [[], [former], [former, former]]) {
      expect(compared(lines)).toStrictEqual(RIGHT)
      expect(compared(lines, { isGiven: false })).toStrictEqual(other)
      expect(compared(lines, { isGiven: false, secrets: [['own'], []] })).toStrictEqual(other)
    }
    expect(compared([former, line('x', 'other')])).toStrictEqual(other)
    expect(compared([former], { isGiven: false, heads: [[], ['former']] })).toStrictEqual(other)
  })

  it('[P-004] is not known by a ledger that moved to a database which cannot be asked', () => {
    const moved = E.left({ tag: 'movedErasures', database: 'db' })
    const asked = { isGiven: false, movedTo: 'db', secrets: [['own'], ['own']] } as const
    expect(compared([former], asked)).toStrictEqual(moved)
    expect(compared([own], asked)).toStrictEqual(RIGHT)
  })

  it('[P-004] is out of the question if they lack a line of either ledger, or have lines of another', () => {
    const missing = (hash: string) => E.left({ tag: 'missingErasures', paths, known: head(hash) })
    expect(compared([own], { heads: [['own', 'x', 'y'], []] })).toStrictEqual(missing('x'))
    expect(compared([own], { heads: [['own'], ['z']] })).toStrictEqual(missing('z'))
    expect(compared([own], { heads: [['own before'], ['own']] })).toStrictEqual(RIGHT)
    const foreign = [line('a', 'foreign'), line('b', 'foreign')]
    expect(compared([own, former, line('c', 'other'), ...foreign])).toStrictEqual(
      E.left({ tag: 'foreignErasures', paths, lines: 2 }),
    )
  })
})

describe('a record of erasures that is not the one of the backup', () => {
  it('[P-004] is refused though a server that ran once has made an empty one', async () => {
    const { early, record } = await lostMachine()
    const dir = await newMachine()
    expect(readFileSync(recordIn(dir), 'utf8')).toBe('')
    expect(await restore(dir, early)).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        `${recordIn(dir)}: đây không phải sổ các lần xóa của bản sao lưu này. Hãy chỉ ra sổ của máy đã sao lưu bằng --erasures TỆP.`,
      ),
    })
    expect(await phonesIn(dir)).toStrictEqual(PEOPLE)
    expect(await restore(dir, early, '--erasures', record)).toMatchObject({ code: 0 })
    expect(await phonesIn(dir)).toStrictEqual([4])
    expect(readFileSync(recordIn(dir), 'utf8')).toBe(readFileSync(record, 'utf8'))
  })

  it('[P-004] is refused where it is empty or older than the backup, on an untouched machine', async () => {
    const { backup, early } = await lostMachine()
    const dir = await createTempDir()
    const empty = join(dir, 'empty.jsonl')
    writeFileSync(empty, '')
    expect(await restore(dir, backup, '--erasures', empty)).toMatchObject({
      code: 1,
      said: expect.stringContaining('sổ các lần xóa thiếu dòng 1 mà dữ liệu đã ghi nhận'),
    })
    expect(existsSync(recordIn(dir))).toBe(false)
    expect(await restore(dir, early, '--erasures', empty)).toMatchObject({ code: 0 })
  })

  it('[P-004] is refused where it is older than the ledger that is replaced', async () => {
    const { dir, backup, older, record } = await lostMachine()
    const whole = readFileSync(record)
    copyFileSync(older, record)
    expect(await restore(dir, backup)).toMatchObject({
      code: 1,
      said: expect.stringContaining('thiếu dòng 3'),
    })
    rmSync(record)
    expect(await restore(dir, backup)).toMatchObject({ code: 1 })
    expect(await restore(dir, backup, '--erasures', older)).toMatchObject({ code: 1 })
    writeFileSync(record, whole)
    expect(await restore(dir, backup)).toMatchObject({ code: 0 })
    expect(await phonesIn(dir)).toStrictEqual([4])
  })

  it('[P-004] is missed where it is older than the one with which the ledger was restored', async () => {
    const { dir, early, older, record } = await lostMachine()
    expect(await restore(dir, early)).toMatchObject({ code: 0 })
    expect(openFilesIn(dir)).toStrictEqual([])
    copyFileSync(older, record)
    expect(await run(inFile(dir), 0, 'erasures')).toMatchObject({
      code: 1,
      said: expect.stringContaining('chỉ có 1 dòng, nhưng dữ liệu cho biết sổ đã có 3 dòng'),
    })
  })

  it('[P-004] is accepted where it is said to be lost, with what is left of it', async () => {
    const { dir, early, older, record } = await lostMachine()
    writeFileSync(record, `x\n${readFileSync(older, 'utf8')}`)
    expect(await restore(dir, early)).toMatchObject({
      code: 1,
      said: expect.stringContaining('dòng 1 của sổ các lần xóa không đọc được'),
    })
    expect(await restore(dir, early, '--erasures-lost')).toMatchObject({ code: 0 })
    expect(await phonesIn(dir)).toStrictEqual([2, 3, 4])
    openTestLedger(dir)
    expect(await run(inFile(dir), 0, 'erasures')).toMatchObject({
      code: 0,
      said: `${record}: sổ các lần xóa có 1 dòng, đủ những gì dữ liệu ghi nhận ở đây.`,
    })
    expect((await run(inFile(dir), 0, 'history')).output).toContain('restore --erasures-lost')
  })

  it('[P-004] is told by verify, where it is given', async () => {
    const { backup, older, record } = await lostMachine()
    const other = join(await createTempDir(), 'other.jsonl')
    writeFileSync(other, '')
    const verify = (...files: ReadonlyArray<string>) =>
      run(inFile('/nowhere'), 0, 'verify', backup, ...files.flatMap((file) => ['--erasures', file]))
    expect(await verify()).toMatchObject({ code: 0, said: expect.not.stringContaining('khớp') })
    for (const file of [older, record])
      expect(await verify(file)).toMatchObject({
        code: 0,
        said: expect.stringContaining('Sổ các lần xóa khớp với bản sao lưu.'),
      })
    expect(await verify(other)).toMatchObject({ code: 1 })
    expect(await verify(other, record)).toMatchObject({ code: 0 })
    writeFileSync(other, `x\n${readFileSync(record, 'utf8')}`)
    expect(await verify(other)).toMatchObject({
      code: 1,
      said: expect.stringContaining('dòng 1 của sổ các lần xóa không đọc được'),
    })
  })
})

describe('erasures by a machine that ran before the backup was found', () => {
  it('[P-004] are repeated too, now and after a later restore', async () => {
    const { early, record } = await lostMachine()
    const dir = await newMachine()
    await erase(dir, 4)
    expect(await restore(dir, early, '--erasures', record)).toMatchObject({ code: 0 })
    expect(await phonesIn(dir)).toStrictEqual([])
    const later = await backUp(dir)
    const other = await createTempDir()
    expect(await restore(other, early, '--erasures', recordIn(dir))).toMatchObject({
      code: 1,
      said: expect.stringContaining('1 dòng của sổ các lần xóa do một máy chủ khác ghi'),
    })
    expect(await restore(other, later, '--erasures', recordIn(dir))).toMatchObject({ code: 0 })
    expect(await phonesIn(other)).toStrictEqual([])
    expect(await restore(dir, early)).toMatchObject({ code: 0 })
    expect(await phonesIn(dir)).toStrictEqual([])
  })

  it('[P-004] are refused where its ledger is gone, unless they are said to be lost', async () => {
    const { early, record } = await lostMachine()
    const dir = await newMachine()
    await erase(dir, 4)
    for (const end of ['', '-wal', '-shm']) rmSync(join(dir, `registrations.sqlite${end}`), { force: true })
    const refused = await restore(dir, early, '--erasures', record)
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('Hãy đặt thư mục dữ liệu của máy chủ ấy vào DATA_DIR'),
    })
    expect(await restore(dir, early, '--erasures', record, '--erasures-lost')).toMatchObject({ code: 0 })
    expect(await phonesIn(dir)).toStrictEqual([4])
  })

  it('[P-004] wait for its rows in the sheet, if only it recognizes them', async () => {
    const { early, record } = await lostMachine()
    const dir = await createTempDir()
    const { keepRegistration, openDelivery, close } = openTestLedger(dir)
    await keepRegistration(anArrivedOrder(9))()
    const delivery = decoded(await openDelivery())
    await delivery.settleBatch('orders', await takeBatchId(delivery, 'orders'), { tag: 'delivered' })()
    await close()
    await erase(dir, 9)
    expect(await restore(dir, early, '--erasures', record)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Trong trang tính còn dòng của 1 người đã được xóa'),
    })
    expect(await restore(dir, early, '--erasures', record, '--erasures-lost')).toMatchObject({ code: 0 })
  })
})

describe('machines that share a database, each with a record', () => {
  it('[P-004] need all of their records to restore, and none of them to go on', async () => {
    const url = await createTestDatabase()
    const { keepRegistration } = await openTestPostgres(url)
    for (const n of PEOPLE) await keepRegistration(anArrivedOrder(n))()
    const [one, other, third] = [await createTempDir(), await createTempDir(), await createTempDir()]
    const on = (dataDir: string, n: number, ...words: ReadonlyArray<string>) =>
      runStaffCommandWith({ location: inDatabase(url), dataDir, typed: phoneOf(n) }, ...words)
    const early = join(third, 'so.backup')
    expect(await on(third, 0, 'backup', '--to', early)).toMatchObject({ code: 0 })
    expect((await on(one, 1, 'erase', '--phone', '-')).said).not.toContain('sổ các lần xóa mới')
    expect((await on(other, 2, 'erase', '--phone', '-')).said).toContain(
      `${recordIn(other)}: từ đây bắt đầu một sổ các lần xóa mới; các máy khác dùng cùng cơ sở dữ liệu có sổ riêng.`,
    )
    expect(await on(one, 3, 'erase', '--phone', '-')).toMatchObject({ code: 0 })
    expect(await on(one, 0, 'erasures')).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /erasures\.jsonl: sổ các lần xóa có 2 dòng.+\n.+\n {2}.+erasures\.jsonl: đến dòng 1$/,
      ),
    })
    const backup = `${early}.later`
    expect(await on(one, 0, 'backup', '--to', backup)).toMatchObject({ code: 0 })
    const dir = await createTempDir()
    const given = [one, other].flatMap((each) => ['--erasures', recordIn(each)])
    expect(await restore(dir, backup, ...given.slice(0, 2))).toMatchObject({
      code: 1,
      said: expect.stringContaining('nếu nhiều máy cùng xóa, hãy chỉ ra sổ của từng máy'),
    })
    expect(await restore(dir, backup, ...given)).toMatchObject({ code: 0 })
    expect(await restore(dir, early)).toMatchObject({ code: 0 })
    expect(await phonesIn(dir)).toStrictEqual([4])
    expect(await run(inFile(dir), 0, 'verify', backup, '--erasures', recordIn(dir))).toMatchObject({
      code: 0,
    })
  })
})

describe('the history of a ledger that is replaced', () => {
  it('[P-004] is kept with that of the backup, each entry once', async () => {
    const { dir, backup } = await lostMachine()
    await run(inFile(dir), 0, 'export', 'orders')
    expect(await restore(dir, backup)).toMatchObject({ code: 0 })
    expect(await restore(dir, backup)).toMatchObject({ code: 0 })
    const entries = (await run(inFile(dir), 0, 'history', '--json')).output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(entries.map(({ command, rows }) => `${command} ${rows}`).toSorted()).toStrictEqual(
      [
        ...['backup 4', 'backup 3', 'erase 1', 'erase 1', 'erase 1', 'export orders 1'],
        ...['restore 3', 'restore 3'],
      ].toSorted(),
    )
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  it('[P-004] is kept from a file of an earlier release, and missed where the file is damaged', async () => {
    const { dir, backup } = await lostMachine()
    const file = join(dir, 'registrations.sqlite')
    const db = new DatabaseSync(file)
    db.exec(
      `DROP TABLE record_head; ALTER TABLE history DROP COLUMN row_count;
      PRAGMA user_version = ${SCHEMA_STEPS.length - 1}`,
    )
    db.close()
    expect(await restore(dir, backup)).toMatchObject({ code: 0 })
    expect((await run(inFile(dir), 0, 'history')).output.match(/ erase /g)).toHaveLength(3)
    mkdirSync(join(dir, 'x'))
    writeFileSync(file, 'x'.repeat(5_000))
    expect(await restore(dir, backup)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Không đọc được dữ liệu trước đó'),
    })
  })
})
