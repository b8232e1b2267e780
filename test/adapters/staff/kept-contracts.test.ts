import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import type { ContractRule } from '../../../src/domain/site/contract-rule'
import { decoded } from '../../support/decoded'
import { phoneNumber } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { bytesOf } from '../../support/ledger/bytes-of'
import { NOTE, stepTo } from '../../support/ledger/contracts'
import { openTestLedger, staffLedgerIn } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { inDatabase, inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

/** A folder whose `site.json` has this rule; that is all the commands read of it. */
const contractContent = async (contract: ContractRule): Promise<string> => {
  const dir = join(await createTempDir(), 'content')
  const site = JSON.parse(await readFile('content/site.json', 'utf8'))
  await mkdir(dir)
  await writeFile(join(dir, 'site.json'), JSON.stringify({ ...site, retention: { contract } }))
  return dir
}

const PHONE = '0900000001'
const NAME = 'Nguyễn Mẫu 1'
const DAY_MS = 86_400_000

type Given = Omit<Parameters<typeof runStaffCommandWith>[0], 'typed'>

const keepsThree = () => contractContent(3)
const keepsNothing = () => contractContent('none')

const run = async (given: Given, ...words: ReadonlyArray<string>) =>
  runStaffCommandWith({ contentDir: await keepsThree(), ...given, typed: PHONE }, ...words)

const succeeds = async (given: Given, ...words: ReadonlyArray<string>) => {
  const { code, said } = await run(given, ...words)
  expect([code, said]).toStrictEqual([0, said])
}

const ERASE = ['erase', '--phone', '-']
const KEPT = ['kept', '--phone', '-']

const kept = async (given: Given): Promise<string> => {
  const { code, output, said } = await run(given, ...KEPT)
  expect([code, said]).toStrictEqual([0, output === '' ? 'Không giữ đơn nào theo luật của số này.' : ''])
  return output
}

const found = async (given: Given): Promise<string> => (await run(given, 'find', '--phone', '-')).output

const order = (n: number, key = `k${n}`) => anArrivedOrder(n, { idempotency: { key, bodyHash: 'h' } })

const CONTRACT = {
  id: 1,
  at: ARRIVED_AT,
} as const

/** A closed ledger with two orders, of which staff confirmed the first. */
const confirmedLedger = async () => {
  const dir = await createTempDir()
  const { keepRegistration, desk, close } = openTestLedger(dir)
  for (const n of [1, 2]) decoded(await keepRegistration(order(n))())
  await stepTo(desk, CONTRACT, 'confirmed')
  await close()
  return { dir, location: inFile(dir) }
}

const inPostgres = async () => {
  const { dir, location } = await confirmedLedger()
  const url = await createTestDatabase()
  await succeeds({ location, migrateTo: url }, 'migrate')
  return { dir, url, location: inDatabase(url) }
}

const PLACES = [
  { name: 'a file', open: confirmedLedger },
  {
    name: 'PostgreSQL',
    open: async (): Promise<{ dir: string; location: LedgerLocation }> => inPostgres(),
  },
]

const TEXT = [
  'Đơn mua hàng giữ theo luật, mã 1',
  expect.stringMatching(/^ {2}Mã đăng ký: [0-9A-Z]{4}-[0-9A-Z]{4}$/),
  `  Họ và tên: ${NAME}`,
  `  Số điện thoại: ${PHONE}`,
  '  Tỉnh/Thành phố: Hà Tĩnh',
  '  Quận/Huyện: Thị xã Kỳ Anh',
  '  Sản phẩm: Hàu biển (300.000đ); Sâm cau, loại lớn (giá lúc xác nhận không được ghi lại)',
  '  Thời điểm đặt: 20/11/2026 08:30:00',
  '  Thời điểm xác nhận: 20/11/2026 08:30:00',
  '  Giữ đến hết ngày: 20/11/2029',
  '',
]

describe.each(PLACES)('erasing somebody with a confirmed order, in $name', ({ open }) => {
  it('[P-021, P-004] says what was kept, under which rule, until when, and what to answer', async () => {
    const { dir, location } = await open()
    const { code, said } = await run({ location, dataDir: dir }, ...ERASE)
    expect(code).toBe(0)
    expect(said.split('\n').slice(0, 5)).toStrictEqual([
      'Đã xóa hẳn 1 đăng ký và 0 bản ghi để riêng của số này.',
      'Giữ lại theo luật dữ liệu hợp đồng của 1 đơn đã xác nhận (retention.contract: 3 năm kể từ ngày xác nhận), tách khỏi mọi nơi khác; hết hạn thì máy chủ tự xóa. Chỉ lệnh kept cho xem:',
      expect.stringMatching(/^ {2}đơn .{9}, xác nhận ngày 20\/11\/2026, giữ đến hết ngày 20\/11\/2029$/),
      'Câu trả lời cho người yêu cầu:',
      '  “Chúng tôi đã xóa thông tin của bạn. Riêng đơn hàng bạn đã xác nhận, pháp luật yêu cầu chúng tôi giữ dữ liệu hợp đồng (họ tên, số điện thoại, nơi nhận hàng, sản phẩm, giá, thời điểm đặt và xác nhận): đơn xác nhận ngày 20/11/2026 được giữ đến hết ngày 20/11/2029. Trong thời gian ấy, phần dữ liệu này được cất riêng, không dùng vào việc gì khác; hết hạn, hệ thống tự động xóa. Dữ liệu đã xóa còn nằm trong bản sao lưu tối đa 7 ngày nữa.”',
    ])
    const again = (await run({ location, dataDir: dir }, ...ERASE)).said
    expect(again).toMatch(/^Ở đây không có đăng ký nào của số này\.\nGiữ lại theo luật/)
    expect(again).toContain('giữ đến hết ngày 20/11/2029')
  })

  it('[P-021, P-004] erases it whole under none, and also what was kept before', async () => {
    const { dir, location } = await open()
    const given = { location, dataDir: dir }
    await succeeds(given, ...ERASE)
    const none = { ...given, contentDir: await keepsNothing() }
    expect((await run(none, ...ERASE)).said.split('\n').slice(0, 2)).toStrictEqual([
      'Ở đây không có đăng ký nào của số này.',
      'Đã xóa cả dữ liệu hợp đồng của 1 đơn từng được giữ theo luật, vì retention.contract nay là none.',
    ])
    expect(await kept(given)).toBe('')
    expect((await run(none, ...ERASE)).said).toMatch(/^Không có đăng ký nào của số này/)
  })

  it('[P-021, P-004] shows it to the command kept alone, which the history records', async () => {
    const { dir, location } = await open()
    const given = { location, dataDir: dir }
    await succeeds(given, ...ERASE)
    expect((await kept(given)).split('\n')).toStrictEqual(TEXT)
    expect(await found(given)).toBe('')
    expect((await run(given, 'export', 'orders')).output).not.toContain(PHONE)
    expect((await run(given, 'status')).output).not.toContain(PHONE)
    const file = join(await createTempDir(), 'giu.csv')
    expect((await run(given, 'kept', '--to', file)).said).toBe(`Đã ghi 1 đơn được giữ theo luật vào ${file}.`)
    const history = (await run(given, 'history')).output
    for (const line of [/ kept {2}[\w-]{43} {2}1 dòng\n/, / kept all {2}– {2}1 dòng\n/])
      expect(history).toMatch(line)
  })

  it('[P-021] is counted in the command for leaked data, besides the persons that its list names', async () => {
    const { dir, location } = await open()
    const given = { location, dataDir: dir }
    const affected = async () => {
      const file = join(await createTempDir(), 'lo.csv')
      return (await run(given, 'affected', '--since', '01/11/2026', '--to', file)).said
    }
    expect(await affected()).not.toContain('được giữ theo luật')
    await succeeds(given, ...ERASE)
    expect(await affected()).toContain('Còn 1 đơn của người đã xóa, được giữ theo luật')
  })
})

describe('what is kept, in a file', () => {
  it('[P-021, P-004] is all that is left of the person, and no byte of it once it is over', async () => {
    const confirmedAt = Date.now() - 370 * DAY_MS
    const dir = await createTempDir()
    const { keepRegistration, desk, eraseExpired } = openTestLedger(dir)
    decoded(await keepRegistration({ ...order(1, 'the key'), receivedAt: confirmedAt })())
    decoded(await keepRegistration({ ...order(2), receivedAt: Date.now() })())
    await stepTo(desk, { id: 1, at: confirmedAt }, 'confirmed')
    const left = () => [PHONE, NAME, NOTE, 'the key'].map((text) => bytesOf(dir).includes(text))
    expect(left()).toStrictEqual([true, true, true, true])
    decoded(await staffLedgerIn(dir, () => confirmedAt + 1).eraseByPhone(phoneNumber(PHONE), 1)())
    expect(left()).toStrictEqual([true, true, false, false])
    decoded(await eraseExpired({ days: null, isDelivering: false, contract: 1 })())
    expect(left()).toStrictEqual([false, false, false, false])
    expect(bytesOf(dir).includes('Nguyễn Mẫu 2')).toBe(true)
  })

  it('[P-021, P-004] leaves no byte when the owner gives it up', async () => {
    const { dir, location } = await confirmedLedger()
    await succeeds({ location }, ...ERASE)
    await succeeds({ location, contentDir: await keepsNothing() }, ...ERASE)
    expect([PHONE, NAME].map((text) => bytesOf(dir).includes(text))).toStrictEqual([false, false])
  })

  it('[P-021] is shown on a terminal, which asks before it is erased', async () => {
    const { location } = await confirmedLedger()
    await succeeds({ location }, ...ERASE)
    const erase = async (answer: string) =>
      runStaffCommandWith(
        { location, isTerminal: true, typed: [PHONE, answer], contentDir: await keepsNothing() },
        'erase',
      )
    const refused = await erase('')
    expect([refused.code, refused.said]).toStrictEqual([
      1,
      expect.stringMatching(/Đơn mua hàng giữ theo luật, mã 1[\s\S]*Chưa xóa gì\.$/),
    ])
    expect(await kept({ location })).not.toBe('')
    expect((await erase('xoa')).code).toBe(0)
    expect(await kept({ location })).toBe('')
  })

  it('[P-021, P-006] needs the tables of this release, to which an upgrade brings those of the last one', async () => {
    const { dir, location } = await confirmedLedger()
    const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
    const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
    db.exec(
      `DROP TABLE failed_reading; DROP TABLE contract; ALTER TABLE step DROP COLUMN prices; PRAGMA user_version = ${user_version - 2}`,
    )
    db.close()
    await succeeds({ location }, 'upgrade')
    await succeeds({ location }, ...ERASE)
    expect(await kept({ location })).toContain('Hàu biển (giá lúc xác nhận không được ghi lại)')
  })

  it('[P-021] is not erased while nobody can read the rule', async () => {
    const { location } = await confirmedLedger()
    const { code, said } = await run({ location, contentDir: '/nowhere' }, ...ERASE)
    expect([code, said]).toStrictEqual([1, expect.stringContaining('/nowhere')])
    expect(await found({ location })).toContain(NAME)
  })
})

describe('kept with invalid arguments', () => {
  it.each([['kept'], ['kept', '--phone', '-', '--to', 'x.csv'], ['kept', '--to'], ['kept', '0900000001']])(
    '[P-021] shows nothing (%s %s %s %s %s)',
    async (...words) => {
      expect((await run({ location: inFile('/nowhere') }, ...words)).code).toBe(2)
    },
  )

  it('[P-021] does not write over a file', async () => {
    const { dir, location } = await confirmedLedger()
    const file = join(dir, 'giu.csv')
    writeFileSync(file, '')
    expect(await run({ location }, 'kept', '--to', file)).toMatchObject({
      code: 1,
      said: `Không tạo được tệp ${file}: tệp đã có sẵn.`,
    })
    expect(await run({ location }, 'kept', '--to', join(dir, 'giu.xlsx'))).toMatchObject({
      code: 2,
      said: expect.stringContaining('Tên tệp sau --to phải kết thúc bằng .csv'),
    })
  })
})

const backUp = async (given: Given): Promise<string> => {
  const file = join(await createTempDir(), 'so.backup')
  await succeeds(given, 'backup', '--to', file)
  await succeeds(given, 'verify', file)
  return file
}

/** Nothing but the contract is left of the person, once. */
const expectKept = async (given: Given, text: ReadonlyArray<unknown> = TEXT): Promise<void> => {
  expect((await kept(given)).split('\n')).toStrictEqual(text)
  expect(await found(given)).toBe('')
  expect((await run(given, 'export', 'orders')).output).toContain('0900000002')
}

const withoutPrices = TEXT.map((line) =>
  typeof line === 'string' ? line.replace('(300.000đ)', '(giá lúc xác nhận không được ghi lại)') : line,
)

describe('what is kept for the law', () => {
  it('[P-021, P-005] is restored from a backup', async () => {
    const { dir, location } = await confirmedLedger()
    await succeeds({ location }, ...ERASE)
    const file = await backUp({ location })
    rmSync(dir, { recursive: true })
    await succeeds({ location }, 'restore', '--from', file, '--erasures-lost')
    await expectKept({ location })
  })

  it('[P-021, P-005] is kept once, as it was, if an older backup has the person whole', async () => {
    const { dir, location } = await confirmedLedger()
    const file = await backUp({ location })
    await succeeds({ location }, ...ERASE)
    await succeeds({ location }, 'restore', '--from', file)
    await expectKept({ location })
    rmSync(join(dir, 'registrations.sqlite'))
    await succeeds({ location }, 'restore', '--from', file)
    await expectKept({ location })
    expect(bytesOf(dir).includes(NOTE)).toBe(false)
  })

  it('[P-021, P-005] is kept if the backup is older than its confirmation, with the price only if the ledger is there', async () => {
    const dir = await createTempDir()
    const location = inFile(dir)
    const before = openTestLedger(dir)
    for (const n of [1, 2]) decoded(await before.keepRegistration(order(n))())
    await before.close()
    const file = await backUp({ location })
    const after = openTestLedger(dir)
    await stepTo(after.desk, CONTRACT, 'confirmed')
    await after.close()
    await succeeds({ location }, ...ERASE)
    await succeeds({ location }, 'restore', '--from', file)
    await expectKept({ location })
    rmSync(join(dir, 'registrations.sqlite'))
    await succeeds({ location }, 'restore', '--from', file)
    await expectKept({ location }, withoutPrices)
  })

  it('[P-021, P-005] does not come back from a backup once it was given up', async () => {
    const { dir, location } = await confirmedLedger()
    const whole = await backUp({ location })
    await succeeds({ location }, ...ERASE)
    const file = await backUp({ location })
    await succeeds({ location, contentDir: await keepsNothing() }, ...ERASE)
    for (const from of [file, whole]) {
      await succeeds({ location }, 'restore', '--from', from)
      expect([await kept({ location }), await found({ location })]).toStrictEqual(['', ''])
      rmSync(join(dir, 'registrations.sqlite'))
      await succeeds({ location }, 'restore', '--from', from)
      expect([await kept({ location }), await found({ location })]).toStrictEqual(['', ''])
      expect(readFileSync(join(dir, 'registrations.sqlite')).includes(PHONE)).toBe(false)
    }
  })

  it('[P-021, P-005] is taken over by the next machine, also if its numbers are those of other orders', async () => {
    const { location: lost, dir: lostDir } = await confirmedLedger()
    const file = await backUp({ location: lost })
    await succeeds({ location: lost }, ...ERASE)
    const dir = await createTempDir()
    const location = inFile(dir)
    const next = openTestLedger(dir)
    const other = anArrivedOrder(5, { receivedAt: ARRIVED_AT + 7 })
    decoded(await next.keepRegistration(other)())
    await stepTo(next.desk, { id: 1, at: ARRIVED_AT + 8 }, 'confirmed')
    await next.close()
    const ofOther = { location, typed: '0900000005', contentDir: await keepsThree() }
    expect((await runStaffCommandWith(ofOther, ...ERASE)).code).toBe(0)
    await succeeds({ location }, 'restore', '--from', file, '--erasures', join(lostDir, 'erasures.jsonl'))
    await expectKept({ location })
    expect((await runStaffCommandWith(ofOther, ...KEPT)).output).toContain('Nguyễn Mẫu 5')
  })

  it('[P-021, P-006] is copied by a migration to PostgreSQL, by backups made there, and by --undo to the file', async () => {
    const { dir, location } = await confirmedLedger()
    await succeeds({ location }, ...ERASE)
    const url = await createTestDatabase()
    const there = { location: inDatabase(url), dataDir: dir }
    await succeeds({ location, migrateTo: url }, 'migrate')
    await expectKept(there)
    const file = await backUp(there)
    await succeeds({ location, migrateTo: url }, 'migrate', '--undo')
    await expectKept({ location })
    const other = inDatabase(await createTestDatabase())
    await succeeds({ location: other, dataDir: dir }, 'restore', '--from', file)
    await expectKept({ location: other, dataDir: dir })
  })

  it.each([[], ['--database-lost']])(
    '[P-021, P-006] of somebody erased in PostgreSQL is in the file after --undo %s',
    async (...words) => {
      const { dir, url, location } = await inPostgres()
      await succeeds({ location, dataDir: dir }, ...ERASE)
      await succeeds({ location: inFile(dir), migrateTo: url }, 'migrate', '--undo', ...words)
      await expectKept({ location: inFile(dir) })
      expect(bytesOf(dir).includes(NOTE)).toBe(false)
    },
  )

  it('[P-021, P-005] of somebody erased since a backup is kept in PostgreSQL too', async () => {
    const { dir, location } = await inPostgres()
    const file = await backUp({ location, dataDir: dir })
    await succeeds({ location, dataDir: dir }, ...ERASE)
    const other = inDatabase(await createTestDatabase())
    await succeeds({ location: other, dataDir: dir }, 'restore', '--from', file)
    await expectKept({ location: other, dataDir: dir })
  })
})
