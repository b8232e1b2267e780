import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import { keepSecrets } from '../../../src/domain/ledger/phone-hash'
import { only, run } from '../../../src/domain/ledger/script'
import { appendHistory } from '../../../src/domain/ledger/staff/history'
import { vietnamTimestamp } from '../../../src/domain/text/vietnam-timestamp'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { filledLedger } from '../../support/ledger/filled-ledger'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import {
  inDatabase,
  inFile,
  runStaffCommand,
  runStaffCommandWith,
  runWithPhone,
} from '../../support/staff/run-staff-command'
import { STAFF_LEDGERS } from '../../support/staff/staff-ledgers'
import { createTempDir } from '../../support/temp-dir'

describe.each(STAFF_LEDGERS)('the history of what staff did, in $name', ({ open }) => {
  it('[P-010] states who did what and when, and each person by one keyed hash, never by the number', async () => {
    const { location, keepRegistration } = await open()
    for (const n of [1, 2, 3]) await keepRegistration(anArrivedOrder(n, { isQuarantined: n === 3 }))()
    await runStaffCommand(location, 'export', 'orders')
    await runWithPhone(location, '0900000001', 'find')
    await runWithPhone(location, '+84 900 000 001', 'erase')
    await runWithPhone(location, '0900000002', 'find')
    await runStaffCommand(location, 'quarantine', 'list')
    expect(await runStaffCommand(location, 'quarantine', 'release', '1')).toMatchObject({
      code: 0,
      said: 'Đã nhận bản ghi 1: từ nay là đăng ký mã 3.',
    })
    await runStaffCommand(location, 'retry')
    await runStaffCommand(location, 'status')
    const { code, output } = await runStaffCommand(location, 'history')
    expect(code).toBe(0)
    const entries = output
      .trim()
      .split('\n')
      .map((line) => line.split('  '))
    expect(entries.map(([at, who]) => [at, who])).toStrictEqual(Array(7).fill(['20/11/2026 09:30:00', 'an']))
    const marks = new Map(entries.map(([, , command, mark]) => [command, mark]))
    expect([...marks.keys()].toSorted()).toStrictEqual([
      'erase',
      'export orders',
      'find',
      'quarantine list',
      'quarantine release 1',
      'retry',
    ])
    const found = entries.filter(([, , command]) => command === 'find').map(([, , , mark]) => mark)
    expect(found).toContain(marks.get('erase'))
    expect(new Set(found).size).toBe(2)
    expect(output).not.toMatch(/\d{9}/)
    const written = (await runStaffCommand(location, 'history', '--json')).output.trim().split('\n')
    expect(written.map((line) => JSON.parse(line).who)).toStrictEqual(Array(7).fill('an'))
  })
})

describe.each(STAFF_LEDGERS)('the history of one person, in $name', ({ open }) => {
  it('[P-010] states who saw or changed the data of a number, however it is typed, also as one of all, and after its erasure', async () => {
    const { location, keepRegistration, desk } = await open()
    for (const n of [1, 2]) await keepRegistration(anArrivedOrder(n))()
    const uses = async (phone: string, ...words: ReadonlyArray<string>) => {
      const { code, output } = await runWithPhone(location, phone, 'history', ...words)
      expect([code, /\d{9}/.test(output)]).toStrictEqual([0, false])
      return output
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('  ').slice(1, 3).join(' '))
        .toSorted()
    }
    expect(await uses('0900000001')).toStrictEqual([])
    const shown = { who: 'Trang', command: 'desk shown', phone: '0900000001' } as const
    await desk.change((at) => appendHistory(shown, at))()
    await runWithPhone(location, '0900000002', 'find')
    await runStaffCommand(location, 'export', 'orders')
    await runStaffCommand(location, 'retry')
    expect(await uses('+84 900 000 001')).toStrictEqual(['Trang desk shown', 'an export orders'])
    expect(await uses('0900000002')).toStrictEqual(['an export orders', 'an find'])
    await runWithPhone(location, '0900000001', 'erase')
    expect(await uses('0900000001')).toStrictEqual(['Trang desk shown', 'an erase', 'an export orders'])
    expect(await uses('0900000009')).toStrictEqual(['an export orders'])
    expect(await uses('0900000001', '--since', '2030-01-01')).toStrictEqual([])
  })

  it('[P-010] has what a replaced ledger with another secret recorded', async () => {
    const { location, desk } = await open()
    const secret = 'ab'.repeat(32)
    await desk.change(function* (at) {
      yield* keepSecrets([secret])
      const { text: phoneHash } = yield* only('phoneHash', { secret, phone: '0900000001' })
      yield* run('insertEntry', { id: 'a', at, who: 'an', command: 'find', phoneHash, rows: 1 })
    })()
    expect((await runWithPhone(location, '0900000001', 'history')).output).toContain('  find  ')
    expect((await runWithPhone(location, '0900000002', 'history')).output).toBe('')
  })
})

describe('the history of one person', () => {
  it.each([
    [['history', '--phone', '0900000001'], '', 'Đừng ghi số điện thoại vào dòng lệnh'],
    [['history', '--phone', '-'], '12', 'Đây không phải số điện thoại'],
    [['history', '--phone', '-'], '', 'Chưa có số điện thoại nào.'],
  ])('[P-008] needs a phone number, and not on the command line: %j %j', async (words, typed, sentence) => {
    const { location } = await filledLedger(1)
    const { code, output, said } = await runStaffCommandWith({ location, typed }, ...words)
    expect([code, output]).toStrictEqual([2, ''])
    expect(said).toContain(sentence)
  })
})

describe.each(STAFF_LEDGERS)('the history of what was taken, in $name', ({ open }) => {
  it('[P-010] counts the registrations of each command', async () => {
    const { location, keepRegistration } = await open()
    for (const n of [1, 2, 3]) await keepRegistration(anArrivedOrder(n, { isQuarantined: n === 3 }))()
    await keepRegistration(anArrivedOrder(1))()
    const folder = await createTempDir()
    await runStaffCommand(location, 'export', 'orders')
    await runStaffCommand(location, 'export', 'orders', '--to', join(folder, 'a.xlsx'))
    await runStaffCommand(location, 'export', 'orders', '--since', '2026-12-01')
    await runWithPhone(location, '0900000001', 'find')
    await runWithPhone(location, '0900000009', 'find')
    await runStaffCommand(location, 'quarantine', 'list')
    await runStaffCommand(location, 'quarantine', 'release', '9')
    await runWithPhone(location, '0900000001', 'erase')
    await runStaffCommand(location, 'backup', '--to', join(folder, 'so.backup'))
    const { output } = await runStaffCommand(location, 'history')
    const counted = output
      .trim()
      .split('\n')
      .map((line) => line.split('  '))
      .map((cells) => `${cells[2]}: ${cells[4]}`)
    expect(counted.toSorted()).toStrictEqual([
      'backup: 2 dòng',
      'erase: 2 dòng',
      'export orders: 0 dòng',
      'export orders: 3 dòng',
      'export orders: 3 dòng',
      'find: 0 dòng',
      'find: 2 dòng',
      'quarantine list: 1 dòng',
      'quarantine release 9: –',
    ])
  })

  it('[P-010] is shown from one moment, and before another', async () => {
    const { location } = await open()
    await runStaffCommand(location, 'quarantine', 'list')
    const shown = async (...words: ReadonlyArray<string>) =>
      (await runStaffCommand(location, 'history', ...words)).output.trim().split('\n').filter(Boolean).length
    // Commands run at 09:30 in Vietnam.
    expect(await shown('--since', '20/11/2026 09:30')).toBe(1)
    expect(await shown('--since', '20/11/2026 09:30:01')).toBe(0)
    expect(await shown('--until', '20/11/2026 09:30')).toBe(0)
    expect(await shown('--until', '20/11/2026 09:30:01')).toBe(1)
    expect(await shown('--since', '2026-11-20', '--until', '2026-11-21')).toBe(1)
  })

  it.each([
    [['--since', '21/11/2026'], 0, 'Lịch sử không có dòng nào trong khoảng thời gian ấy.'],
    [['--since', '1/1/2026'], 2, '--since phải là một ngày có thật, viết ngày trước'],
    [['--until', 'mai'], 2, '--until phải là một ngày có thật, viết ngày trước'],
    [['--since', '2026-11-21', '--until', '2026-11-21'], 2, '--until phải sau --since.'],
  ])('[P-010] says why it shows nothing: %j', async (words, code, sentence) => {
    const { location } = await open()
    const shown = await runStaffCommand(location, 'history', ...words)
    expect([shown.code, shown.output]).toStrictEqual([code, ''])
    expect(shown.said).toContain(sentence)
  })
})

describe('the history of commands on a whole ledger', () => {
  const entriesOf = async (location: LedgerLocation): Promise<ReadonlyArray<string>> =>
    (await runStaffCommand(location, 'history', '--json')).output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ who, command, phoneHash }) => `${who} ${command} ${phoneHash}`)

  it.each(STAFF_LEDGERS)('[P-010] names backup, verify and upgrade, in $name', async ({ open }) => {
    const { location, close, read } = await open()
    const file = join(await createTempDir(), 'so.backup')
    expect(await runStaffCommand(location, 'backup', '--to', file)).toMatchObject({ code: 0 })
    const counted = "SELECT value FROM counter WHERE name = 'last backup'"
    const [{ value: backedUpAt } = { value: 0 }] = (await read(counted)) as ReadonlyArray<{ value: number }>
    expect(vietnamTimestamp(Number(backedUpAt))).toBe('20/11/2026 09:30:00')
    await runStaffCommand(location, 'verify', file)
    await close()
    expect(await runStaffCommand(location, 'upgrade')).toMatchObject({ code: 0 })
    expect((await entriesOf(location)).toSorted()).toStrictEqual([
      'an backup null',
      'an upgrade null',
      'an verify null',
    ])
  })

  it('[P-010] names migrate and restore in the ledger that they made', async () => {
    const dir = await createTempDir()
    const ledger = openTestLedger(dir)
    await ledger.keepRegistration(anArrivedOrder(1))()
    await ledger.close()
    const file = join(await createTempDir(), 'so.backup')
    await runStaffCommand(inFile(dir), 'backup', '--to', file)
    const url = await createTestDatabase()
    expect(await runStaffCommandWith({ location: inFile(dir), migrateTo: url }, 'migrate')).toMatchObject({
      code: 0,
    })
    expect((await entriesOf(inDatabase(url))).toSorted()).toStrictEqual(['an backup null', 'an migrate null'])
    expect(
      await runStaffCommandWith({ location: inFile(dir), migrateTo: url }, 'restore', '--from', file),
    ).toMatchObject({ code: 0 })
    expect((await entriesOf(inFile(dir))).toSorted()).toStrictEqual([
      'an backup null',
      'an migrate null',
      'an restore null',
    ])
  })

  it('[P-010] reports a failed record, and the backup is made nevertheless', async () => {
    const dir = await createTempDir()
    const ledger = openTestLedger(dir)
    await ledger.keepRegistration(anArrivedOrder(1))()
    await ledger.close()
    const holder = new DatabaseSync(join(dir, 'registrations.sqlite'))
    holder.exec("CREATE TRIGGER full BEFORE INSERT ON history BEGIN SELECT raise(ABORT, 'full'); END")
    holder.close()
    const file = join(await createTempDir(), 'so.backup')
    const { code, said } = await runStaffCommand(inFile(dir), 'backup', '--to', file)
    expect([code, said]).toStrictEqual([0, expect.stringContaining('chưa ghi được vào lịch sử')])
    expect(existsSync(file)).toBe(true)
  })

  it('[P-010] is not needed to verify a backup without a ledger, and none is created', async () => {
    const { dir, location } = await filledLedger(2)
    const file = join(dir, 'so.backup')
    await runStaffCommand(location, 'backup', '--to', file)
    const empty = await createTempDir()
    expect(await runStaffCommand(inFile(empty), 'verify', file)).toMatchObject({
      code: 0,
      said: expect.not.stringContaining('lịch sử'),
    })
    expect(readdirSync(empty)).toStrictEqual([])
  })
})

describe('quarantine with invalid arguments', () => {
  it.each([
    [],
    ['list', 'x'],
    ['release'],
    ['release', 'x'],
    ['release', '0'],
    ['release', '1', '2'],
    ['drop'],
  ])('[P-010] does nothing (%s %s)', async (...words) => {
    const { location } = { location: { tag: 'sqlite', dataDir: '/nowhere' } as const }
    expect((await runStaffCommand(location, 'quarantine', ...words)).code).toBe(2)
  })
})
