import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, symlinkSync } from 'node:fs'
import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { erasuresIn } from '../../../src/adapters/files/erasures-file'
import { isDiskFull } from '../../../src/adapters/ledger/disk-full'
import { dropTornLine, lastLine } from '../../../src/adapters/ledger/last-line'
import { completeLines, EMPTY_HEAD, readRecord } from '../../../src/adapters/ledger/read-record'
import { linesAfter, recordAt } from '../../../src/adapters/ledger/record-at'
import { recordFaultIn } from '../../../src/adapters/ledger/record-fault'
import { maintainRecord } from '../../../src/adapters/ledger-backup/maintain-record'
import type { KnownHead, RecordedErasure } from '../../../src/domain/ledger/erase/record-of-erasures'
import { run } from '../../../src/domain/ledger/script'
import { withSteps } from '../../../src/domain/ledger/staff/with-steps'
import { phoneNumber } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { passDays } from '../../support/ledger/retention-days'
import { TEST_STORES } from '../../support/ledger/test-stores'
import { createTempDir } from '../../support/temp-dir'

const note = (letter: string): RecordedErasure => ({
  kind: 'erasure',
  phoneHash: letter.repeat(43),
  at: ARRIVED_AT,
  sheets: ['orders'],
})
const AT_ONCE = { days: 0, isDelivering: false, contract: 'none' } as const
const FORMER = `{"mark":"${'a'.repeat(43)}","at":"2026-11-20T01:30:00.000Z","sheets":["orders"]}\n`

describe.each(TEST_STORES)('an erasure $name', ({ open }) => {
  it('[P-004] appends a line with a phone hash, a moment and the sheets that may hold rows', async () => {
    const { keepRegistration, eraseByPhone, store, notebook } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await eraseByPhone(phoneNumber('0900000001'), 'none')()
    const phoneHash = store.hashPhone('0900000001')
    expect(notebook.noted).toStrictEqual([{ kind: 'erasure', phoneHash, at: ARRIVED_AT, sheets: [] }])
    await keepRegistration(anArrivedOrder(1))()
    await store.takeWork('orders', 'a-book')()
    await eraseByPhone(phoneNumber('0900000001'), 'none')()
    expect(notebook.noted[1]).toStrictEqual({
      kind: 'erasure',
      phoneHash,
      at: ARRIVED_AT,
      sheets: ['orders'],
    })
  })

  it('[P-004] of a number without registrations appends no line', async () => {
    const { eraseByPhone, notebook } = await open()
    await eraseByPhone(phoneNumber('0900000001'), 'none')()
    expect(notebook.noted).toStrictEqual([])
  })

  it('[P-004] by age appends a line too', async () => {
    const store = await open()
    const { keepRegistration, notebook } = store
    for (const n of [1, 2]) await keepRegistration(anArrivedOrder(n))()
    await passDays(store, 2, AT_ONCE)
    expect(notebook.noted).toHaveLength(2)
  })

  it('[P-004] is remembered in the ledger by the last line of the record', async () => {
    const { keepRegistration, eraseByPhone, eraseExpired, read, notebook, clock } = await open()
    clock.pass(1)
    for (const n of [1, 2, 3]) await keepRegistration(anArrivedOrder(n))()
    await eraseByPhone(phoneNumber('0900000001'), 'none')()
    expect(await read(() => run('knownHeads', {}))()).toEqual(
      E.right([{ recordId: 'here', line: 1, hash: 'of 1' }]),
    )
    await eraseByPhone(phoneNumber('0900000002'), 'none')()
    expect(notebook.asked.slice(-2).map(({ known }) => known)).toEqual([
      [],
      [{ recordId: 'here', line: 1, hash: 'of 1' }],
    ])
    expect(new Set(notebook.asked.map(({ key }) => key)).size).toBe(1)
    notebook.fill()
    expect(E.isLeft(await eraseByPhone(phoneNumber('0900000003'), 'none')())).toBe(true)
    expect(E.isLeft(await eraseExpired(AT_ONCE)())).toBe(true)
    expect(await read(() => run('knownHeads', {}))()).toEqual(
      E.right([{ recordId: 'here', line: 2, hash: 'of 2' }]),
    )
  })

  it('[P-004] is not done if no line can be appended', async () => {
    const { keepRegistration, eraseByPhone, eraseExpired, read, notebook, clock } = await open()
    clock.pass(1)
    await keepRegistration(anArrivedOrder(1))()
    notebook.fill()
    expect(E.isLeft(await eraseByPhone(phoneNumber('0900000001'), 'none')())).toBe(true)
    expect(E.isLeft(await eraseExpired(AT_ONCE)())).toBe(true)
    expect(await read(() => withSteps(run('foundByPhone', { phone: '0900000001' })))()).toMatchObject(
      E.right([{ id: 1 }]),
    )
  })
})

const KEY = 'k'.repeat(22)

const newRecord = async (name = 'erasures.jsonl') => {
  const path = join(await createTempDir(), name)
  return { path, ...recordAt(path), text: () => readFile(path, 'utf8') }
}

const at = (head: { readonly line: number; readonly hash: string }, recordId = ''): KnownHead => ({
  ...head,
  recordId,
})

const entriesIn = (text: string) => readRecord(text).lines.map(({ entry }) => entry)

describe('the record of erasures', () => {
  it('[P-004] has a line for each, which only its owner reads, with its number, key and the hash before it', async () => {
    const { path, append, text } = await newRecord('kept/erasures.jsonl')
    append([note('a')], { key: KEY, known: [] })
    const head = append([note('b'), note('c')], { key: KEY, known: [] })
    const lines = (await text()).split('\n')
    expect(JSON.parse(lines[0] ?? '')).toStrictEqual({
      line: 1,
      key: KEY,
      before: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
      kind: 'erasure',
      mark: 'a'.repeat(43),
      at: '2026-11-20T01:30:00.000Z',
      sheets: ['orders'],
    })
    const read = readRecord(await text())
    expect(read).toMatchObject({ damage: null, head })
    expect(entriesIn(await text())).toStrictEqual(['a', 'b', 'c'].map(note))
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('[P-004] continues lines of earlier releases, and stays readable for them', async () => {
    const { path, append, text } = await newRecord()
    await writeFile(path, `${FORMER}${FORMER}`)
    const head = append([note('b')], { key: KEY, known: [] })
    await appendFile(path, FORMER)
    append([note('c')], { key: KEY, known: [at(head)] })
    const read = readRecord(await text())
    expect(read).toMatchObject({ damage: null, head: { line: 5 } })
    expect(read.lines.map(({ key }) => key)).toStrictEqual([null, null, KEY, null, KEY])
    for (const line of (await text()).trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ mark: expect.any(String), at: '2026-11-20T01:30:00.000Z' })
  })

  it.each(['{"mark":"aa', FORMER.slice(0, -20), '\0'.repeat(5_000)])(
    '[P-004] loses a line that a power cut left unfinished when the next is written (%#)',
    async (torn) => {
      const { path, append, text } = await newRecord()
      append([note('a')], { key: KEY, known: [] })
      await appendFile(path, torn)
      expect(entriesIn(await text())).toStrictEqual([note('a')])
      append([note('b')], { key: KEY, known: [] })
      expect(readRecord(await text())).toMatchObject({ damage: null, head: { line: 2 } })
      expect(entriesIn(await text())).toStrictEqual([note('a'), note('b')])
    },
  )

  it('[P-004] keeps a last line that lacks nothing but its end, as editors leave it', async () => {
    const { path, append, text } = await newRecord()
    const head = append([note('a'), note('b')], { key: KEY, known: [] })
    const written = await text()
    await writeFile(path, written.trim())
    expect(entriesIn(await text())).toStrictEqual([note('a'), note('b')])
    expect(append([], { key: KEY, known: [at(head)] })).toStrictEqual(head)
    expect(await text()).toBe(written)
    await writeFile(path, written.trim())
    append([note('c')], { key: KEY, known: [at(head)] })
    expect(readRecord(await text())).toMatchObject({ damage: null, head: { line: 3 } })
    expect(entriesIn(await text())).toStrictEqual(['a', 'b', 'c'].map(note))
  })

  it.each([
    ['another text', 'Ghi chú'],
    ['another text of several lines', 'Ghi chú\nhai'],
    ['the beginning of another file in JSON', '{"brand":'],
    ['another file in JSON', '{"line"'.replace('line', 'lines')],
    ['bytes', 'SQLite format 3\0\u0010\n\0\u0001'],
    ['zeros within a line', '{"l\0ine":1'],
  ])('[P-004] is not begun in a file that is none, which stays as it is: %s', async (_what, text) => {
    const { path, append, text: now } = await newRecord()
    await writeFile(path, text)
    expect(() => append([], { key: KEY, known: [] })).toThrow(
      `${path}: tệp này không phải là sổ các lần xóa. Hãy kiểm tra ERASURES_FILE`,
    )
    expect(await now()).toBe(text)
    expect(readRecord(text).damage).toStrictEqual({ line: 1, because: 'unreadable' })
  })

  it('[P-004] stays as it is if a known line was cut', async () => {
    const { path, append, text } = await newRecord()
    const head = append([note('a'), note('b')], { key: KEY, known: [] })
    const cut = (await text()).slice(0, -2)
    await writeFile(path, cut)
    expect(() => append([], { key: KEY, known: [at(head)] })).toThrow(/chỉ có 1 dòng/)
    expect(await text()).toBe(cut)
  })

  it.each(['', '{', '{"li', '{"line":1,"key":', '{"mark":"aa\0\0', '\0'.repeat(5_000)])(
    '[P-004] is begun anew where a power cut tore its first line: %j',
    async (torn) => {
      const { path, append, text } = await newRecord()
      await writeFile(path, torn)
      append([note('a')], { key: KEY, known: [] })
      expect(readRecord(await text())).toMatchObject({ damage: null, head: { line: 1 } })
      expect(entriesIn(await text())).toStrictEqual([note('a')])
    },
  )

  it('[P-004] leaves out an unfinished last line, whatever it holds', () => {
    expect(readRecord(`${FORMER}x`)).toMatchObject({ damage: null, lines: [{}] })
  })

  it.each([
    ['no JSON', 'x', 'unreadable'],
    ['an empty line', '', 'unreadable'],
    ['a hash of another length', FORMER.trim().replace('aaa', 'aa'), 'unreadable'],
    ['no moment', FORMER.trim().replace('2026-11-20', '2026-13-20'), 'unreadable'],
    ['an unknown sheet', FORMER.trim().replace('orders', 'others'), 'unreadable'],
    ['a kind of a newer release', '{"line":2,"kind":"other"}', 'newer'],
  ])('[P-004] is damaged from the line on that has %s', (_, line, because) => {
    const { damage, lines } = readRecord(`${FORMER}${line}\n${FORMER}`)
    expect(damage).toStrictEqual({ line: 2, because })
    expect(lines).toHaveLength(2)
  })

  it('[P-004] shows each line that was removed, changed, moved or repeated, unless it was the last', async () => {
    const { append, text } = await newRecord()
    append(['a', 'b', 'c', 'd', 'e'].map(note), { key: KEY, known: [] })
    const lines = (await text()).trim().split('\n')
    const index = fc.nat(lines.length - 2)
    fc.assert(
      fc.property(index, index, fc.constantFrom('drop', 'swap', 'repeat', 'change'), (one, other, how) => {
        const line = lines[one] ?? ''
        const altered = {
          drop: lines.toSpliced(one, 1),
          repeat: lines.toSpliced(one, 0, line),
          swap: lines.with(one, lines[other] ?? '').with(other, line),
          change: lines.with(one, line.replace('orders', 'members')),
        }[how]
        fc.pre(how !== 'swap' || one !== other)
        expect(readRecord(`${altered.join('\n')}\n`).damage).not.toBe(null)
      }),
    )
  })
})

describe('a record that its ledger knows', () => {
  it('[P-004] may be ahead, because it is written before the ledger commits', async () => {
    const { append } = await newRecord()
    const known = at(append([note('a')], { key: KEY, known: [] }))
    append([note('b')], { key: KEY, known: [known] })
    expect(append([note('c')], { key: KEY, known: [known] }).line).toBe(3)
  })

  it('[P-004] is not begun again where it is missing', async () => {
    const { path, append } = await newRecord()
    const known = [at({ line: 3, hash: 'h'.repeat(43) })]
    expect(() => append([], { key: KEY, known })).toThrow(
      `${path}: không có sổ các lần xóa ở đây, nhưng dữ liệu cho biết sổ đã có 3 dòng.`,
    )
    expect(existsSync(path)).toBe(false)
  })

  it('[P-004] is not continued where it is shorter, another one, or damaged', async () => {
    const { path, append, text } = await newRecord()
    append([note('a')], { key: KEY, known: [] })
    const older = await text()
    const known = [at(append([note('b')], { key: KEY, known: [] }))]
    await writeFile(path, older)
    expect(() => append([note('c')], { key: KEY, known })).toThrow(
      'sổ các lần xóa ở đây chỉ có 1 dòng, nhưng dữ liệu cho biết sổ đã có 2 dòng',
    )
    expect(await text()).toBe(older)
    append([note('c')], { key: KEY, known: [] })
    expect(() => append([], { key: KEY, known })).toThrow('sổ các lần xóa ở đây không có dòng 2')
    await writeFile(path, `x\n${FORMER}`)
    expect(() => append([], { key: KEY, known: [] })).toThrow('dòng 1 của sổ các lần xóa không đọc được')
  })

  it('[P-004] is not continued where it lacks one of the lines that are known, whatever the others are', async () => {
    const { append, text } = await newRecord()
    const first = at(append([note('a')], { key: KEY, known: [] }))
    const last = at(append([note('b')], { key: KEY, known: [] }))
    const another = at({ line: 1, hash: 'h'.repeat(43) })
    const before = await text()
    for (const known of [
      [first, another],
      [another, last],
      [first, another, last],
    ])
      expect(() => append([note('c')], { key: KEY, known })).toThrow('sổ các lần xóa ở đây không có dòng 1')
    expect(await text()).toBe(before)
    expect(append([note('c')], { key: KEY, known: [last, first] }).line).toBe(3)
  })

  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a pipe, for which nobody waits', (path: string) => execFileSync('mkfifo', [path])],
    ['a link to a device', (path: string) => symlinkSync('/dev/zero', path)],
  ])('[P-004] cannot be found by %s', async (_, put) => {
    const { path, append } = await newRecord()
    put(path)
    for (const known of [[], [at({ line: 3, hash: 'h'.repeat(43) })]])
      expect(() => append([note('a')], { key: KEY, known })).toThrow(
        `${path}: ở đây không phải là tệp. Hãy kiểm tra ERASURES_FILE, ổ`,
      )
    expect(maintainRecord(path, '').compare([], [])).toStrictEqual(
      E.left(expect.stringMatching(`^${path}: ở đây không phải là tệp. `)),
    )
  })

  it('[P-004] is named where it cannot be written, not the folder of the registrations', async () => {
    const { path } = await newRecord()
    await writeFile(path, '')
    const inside = join(path, 'erasures.jsonl')
    const refused = E.tryCatch(
      () => recordAt(inside).append([note('a')], { key: KEY, known: [] }),
      (error) => error,
    )
    expect(refused).toMatchObject(E.left({ fault: { tag: 'unusable', path: inside, code: 'EEXIST' } }))
    expect(() => recordAt(inside).append([note('a')], { key: KEY, known: [] })).toThrow(
      `${inside}: không tạo, đọc hoặc ghi được sổ các lần xóa (EEXIST). Hãy kiểm tra ERASURES_FILE, ổ đĩa chứa sổ, quyền của thư mục và của tệp.`,
    )
  })

  it('[P-004] is not to blame for a full disk or a used-up quota, which have a sentence of their own', () => {
    const isFull = (code: string) => isDiskFull(Object.assign(new Error(code), { code }))
    expect(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', ''].filter(isFull)).toStrictEqual(['ENOSPC', 'EDQUOT'])
  })

  it('[P-004] is not left open, also where it cannot be continued', async () => {
    const { path, append } = await newRecord()
    append([note('a')], { key: KEY, known: [] })
    await writeFile(path, `x\n${FORMER}`)
    expect(() => append([note('b')], { key: KEY, known: [] })).toThrow(`${path}: dòng 1 `)
    expect(openFilesIn(dirname(path))).toStrictEqual([])
  })

  it('[P-004] is required where it was begun only, and a new location is reported', async () => {
    const path = join(await createTempDir(), 'erasures.jsonl')
    const begun: Array<string> = []
    const { append } = recordAt(path, { recordId: 'b', onRecordBegun: (begunAt) => begun.push(begunAt) })
    const known = [at({ line: 3, hash: 'h'.repeat(43) }, 'a')]
    expect(append([note('a')], { key: KEY, known }).line).toBe(1)
    append([note('a')], { key: KEY, known })
    expect(begun).toStrictEqual([path])
  })
})

describe('a record that is begun', () => {
  const HEAD = { line: 3, hash: 'h'.repeat(43) }

  it('[P-004] is reported only if the ledger knows other records and none is there', async () => {
    const begun: Array<string> = []
    const onRecordBegun = (path: string) => void begun.push(path)
    const dir = await createTempDir()
    const path = join(dir, 'new.jsonl')
    recordAt(path, { recordId: 'b', onRecordBegun }).append([note('a')], { key: KEY, known: [] })
    recordAt(path, { recordId: 'b', onRecordBegun }).append([note('a')], { key: KEY, known: [at(HEAD, 'a')] })
    expect(begun).toStrictEqual([])
    const own = recordAt(join(dir, 'lost.jsonl'), { recordId: 'b', onRecordBegun })
    expect(() => own.append([], { key: KEY, known: [at(HEAD, 'a'), at(HEAD, 'b')] })).toThrow('không có sổ')
    expect(begun).toStrictEqual([])
  })

  it('[P-004] stands in the data folder under a name that does not change', () => {
    expect(erasuresIn('/data')).toBe('/data/erasures.jsonl')
  })

  it('[P-004] is compared as a text too: absent, another one, or the same', () => {
    expect(recordFaultIn('p', null, [HEAD])).toStrictEqual({ tag: 'absent', path: 'p', known: HEAD })
    expect(recordFaultIn('p', null, [])).toBeNull()
    expect(recordFaultIn('p', '', [])).toBeNull()
    expect(recordFaultIn('p', FORMER, [HEAD])).toStrictEqual({
      tag: 'shorter',
      path: 'p',
      known: HEAD,
      lines: 1,
    })
  })
})

describe('the last line of a file', () => {
  const openedWith = async (text: string) => {
    const path = join(await createTempDir(), 'lines')
    await writeFile(path, text)
    return { path, file: openSync(path, 'r+') }
  }
  const LONG = 'b'.repeat(4_095)

  it.each([
    ['', '', ''],
    ['a', '', ''],
    ['a\n', 'a\n', 'a'],
    ['\n', '\n', ''],
    ['\nab\n', '\nab\n', 'ab'],
    ['a\nbc', 'a\n', 'a'],
    [`first\n${LONG}\n`, `first\n${LONG}\n`, LONG],
    [`first\n${LONG}`, 'first\n', 'first'],
    [`first\n${LONG}${LONG}\n`, `first\n${LONG}${LONG}\n`, `${LONG}${LONG}`],
    [`é\n${LONG}é`, 'é\n', 'é'],
  ])('[P-004] is whole, and what a power cut tore is dropped (%#)', async (text, whole, last) => {
    const { path, file } = await openedWith(text)
    dropTornLine(file)
    expect(await readFile(path, 'utf8')).toBe(whole)
    expect(lastLine(file)).toBe(last)
    expect(completeLines(text)).toBe(whole)
    closeSync(file)
  })
})

describe('lines that a record takes from another', () => {
  it('[P-004] name the lines that they repeat, by which their ledgers know them; a line out of order is told', async () => {
    const hashes = ['x'.repeat(43), 'y'.repeat(43)]
    const { text, head } = linesAfter(EMPTY_HEAD, [
      { entry: note('a'), key: null, hashes },
      { entry: note('b'), key: KEY, hashes: [] },
    ])
    const { lines, damage } = readRecord(text)
    expect(lines.map((line) => line.hashes.slice(1))).toStrictEqual([hashes, []])
    expect(damage).toBeNull()
    expect(head.line).toBe(2)
    const [first = '', second = ''] = text.split('\n')
    expect(readRecord(`${second}\n${first}\n`).damage).toStrictEqual({ line: 1, because: 'unchained' })
    expect(readRecord(`${first}\n${first}\n`).damage).toStrictEqual({ line: 2, because: 'unchained' })
    expect(readRecord(`x\n${FORMER}`).head.line).toBe(2)
    expect(readRecord(`${first}\n${second.replace('"line":2', '"line":3')}`).lines).toHaveLength(1)
  })
})
