import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { explainLedgerFault } from '../../../src/adapters/ledger-sqlite/ledger-fault'
import { decoded } from '../../support/decoded'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { openLedgerIn, openTestLedger } from '../../support/ledger/open-test-ledger'
import { inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

const run = (dir: string, n: number, ...words: ReadonlyArray<string>) =>
  runStaffCommandWith({ location: inFile(dir), typed: `090000000${n}` }, ...words)

const erase = (dir: string, n: number) => run(dir, n, 'erase', '--phone', '-')

/** A stopped server with a record of two lines, and a copy of it with one. */
const withRecord = async () => {
  const dir = await createTempDir()
  const record = join(dir, 'erasures.jsonl')
  const copy = join(await createTempDir(), 'copy.jsonl')
  const { keepRegistration, close } = openTestLedger(dir)
  for (const n of [1, 2, 3, 4]) await keepRegistration(anArrivedOrder(n))()
  await close()
  await erase(dir, 1)
  copyFileSync(record, copy)
  await erase(dir, 2)
  return { dir, record, copy }
}

const DAMAGES: ReadonlyArray<readonly [string, (record: string, copy: string) => void, string]> = [
  [
    'missing',
    (record) => rmSync(record),
    'không có sổ các lần xóa ở đây, nhưng dữ liệu cho biết sổ đã có 2 dòng',
  ],
  ['empty', (record) => writeFileSync(record, ''), 'sổ các lần xóa ở đây chỉ có 0 dòng'],
  ['an older copy', (record, copy) => copyFileSync(copy, record), 'sổ các lần xóa ở đây chỉ có 1 dòng'],
  [
    'an older copy that was continued',
    (record, copy) => writeFileSync(record, readFileSync(copy, 'utf8').repeat(2)),
    'dòng 2 của sổ các lần xóa không nối tiếp dòng trước nó',
  ],
]

describe.each(DAMAGES)('a record of erasures that is %s', (_, damage, sentence) => {
  const damaged = async () => {
    const made = await withRecord()
    damage(made.record, made.copy)
    return { ...made, before: existsSync(made.record) ? readFileSync(made.record, 'utf8') : null }
  }

  it('[P-004] is not begun again: the server does not start, nobody is erased, and staff are told', async () => {
    const { dir, record, before } = await damaged()
    const said = expect.stringContaining(`${record}: ${sentence}`)
    const opened = openLedgerIn(dir)
    expect(E.isLeft(opened) ? explainLedgerFault(dir, opened.left) : null).toStrictEqual(said)
    expect(await erase(dir, 3)).toMatchObject({ code: 1, said })
    expect((await run(dir, 3, 'find', '--phone', '-')).output).toContain('0900000003')
    expect((await run(dir, 0, 'status')).output).toContain(`Sổ các lần xóa: ${record}: ${sentence}`)
    expect(JSON.parse((await run(dir, 0, 'status', '--json')).output)).toMatchObject({ recordFault: said })
    expect(await run(dir, 0, 'erasures')).toMatchObject({ code: 1, said })
    const file = join(await createTempDir(), 'so.backup')
    expect(await run(dir, 0, 'backup', '--to', file)).toMatchObject({ code: 1, said })
    expect(existsSync(file)).toBe(true)
    expect(existsSync(record) ? readFileSync(record, 'utf8') : null).toBe(before)
  })

  it('[P-004] is used again once it is put back', async () => {
    const { dir, record } = await withRecord()
    const whole = readFileSync(record)
    damage(record, record)
    writeFileSync(record, whole)
    openTestLedger(dir)
    expect(await erase(dir, 3)).toMatchObject({ code: 0 })
  })

  it('[P-004] is continued once it is declared lost, with what can still be read', async () => {
    const { dir, copy, record } = await damaged()
    expect(await run(dir, 0, 'erasures', '--lost', '--erasures', copy)).toMatchObject({
      code: 0,
      said: expect.stringContaining('những người trong phần ấy sẽ xuất hiện trở lại'),
    })
    openTestLedger(dir)
    expect(await erase(dir, 3)).toMatchObject({ code: 0 })
    expect(await run(dir, 0, 'erasures')).toMatchObject({
      code: 0,
      said: `${record}: sổ các lần xóa có 2 dòng, đủ những gì dữ liệu ghi nhận ở đây.`,
    })
    expect((await run(dir, 0, 'history')).output).toContain('erasures --lost')
  })

  it('[P-004] never replaces a copy', async () => {
    const { dir, copy } = await damaged()
    const before = readFileSync(copy)
    expect(await run(dir, 0, 'erasures', '--copy-to', copy)).toMatchObject({ code: 1 })
    expect(readFileSync(copy).equals(before)).toBe(true)
  })
})

describe('a copy of the record of erasures', () => {
  it('[P-004] is for its owner, and is replaced by a longer one', async () => {
    const { dir, record, copy } = await withRecord()
    expect(await run(dir, 0, 'erasures', '--copy-to', copy)).toMatchObject({
      code: 0,
      said: `Đã chép sổ các lần xóa (2 dòng) vào ${copy}.`,
    })
    expect(readFileSync(copy).equals(readFileSync(record))).toBe(true)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    writeFileSync(record, '{"mark":"aa', { flag: 'a' })
    expect(await run(dir, 0, 'erasures', '--copy-to', copy)).toMatchObject({ code: 0 })
    expect(readFileSync(copy, 'utf8').endsWith('\n')).toBe(true)
  })

  it('[P-004] is kept where the record lacks what it has, also after the loss was declared', async () => {
    const { dir, record, copy } = await withRecord()
    expect(await run(dir, 0, 'erasures', '--copy-to', copy)).toMatchObject({ code: 0 })
    rmSync(record)
    expect(await run(dir, 0, 'erasures', '--lost')).toMatchObject({ code: 0 })
    await erase(dir, 3)
    const before = readFileSync(copy)
    expect(await run(dir, 0, 'erasures', '--copy-to', copy)).toMatchObject({
      code: 1,
      said: expect.stringContaining('bản chép đã có ở đây chứa những lần xóa mà sổ hiện tại không có'),
    })
    expect(readFileSync(copy).equals(before)).toBe(true)
  })

  it('[P-004] is brought back with everything in it', async () => {
    const { dir, record, copy } = await withRecord()
    await run(dir, 0, 'erasures', '--copy-to', copy)
    rmSync(record)
    expect(await run(dir, 0, 'erasures', '--lost', '--erasures', copy)).toMatchObject({
      code: 0,
      said: 'Sổ các lần xóa đủ những gì dữ liệu ghi nhận. Không có gì thay đổi.',
    })
    expect(readFileSync(record).equals(readFileSync(copy))).toBe(true)
    decoded(await openTestLedger(dir).readHealth())
  })
})

describe('a file that is no record of erasures', () => {
  it.each(['Ghi chú', 'Ghi chú\n', '{"brand":{}}'])(
    '[P-004] is neither replaced by a copy nor moved aside: %j',
    async (text) => {
      const { dir, record } = await withRecord()
      const file = join(await createTempDir(), 'note.txt')
      writeFileSync(file, text)
      expect(await run(dir, 0, 'erasures', '--copy-to', file)).toMatchObject({
        code: 1,
        said: `${file}: đã có một tệp khác mang tên này. Chỉ bản chép cũ của sổ mới được ghi đè.`,
      })
      const given = { location: inFile(dir), erasuresFile: file }
      const said = `${file}: tệp này không phải là sổ các lần xóa. Hãy kiểm tra ERASURES_FILE, ổ đĩa chứa sổ, quyền của thư mục và của tệp.`
      for (const words of [[], ['--lost'], ['--lost', '--erasures', record]])
        expect(await runStaffCommandWith(given, 'erasures', ...words)).toMatchObject({ code: 1, said })
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )
})
