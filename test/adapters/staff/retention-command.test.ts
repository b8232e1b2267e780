import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { vietnamTimestamp } from '../../../src/domain/text/vietnam-timestamp'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { inDatabase, inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const createContent = async (retentionDays: number | null): Promise<string> => {
  const dir = join(await createTempDir(), 'content')
  const site = JSON.parse(await readFile('content/site.json', 'utf8'))
  await mkdir(dir)
  await writeFile(
    join(dir, 'site.json'),
    JSON.stringify({ ...site, consent: { ...site.consent, retentionDays } }),
  )
  return dir
}

const createFilled = async (newestAt: number) => {
  const dir = await createTempDir()
  const { keepRegistration } = openTestLedger(dir)
  await keepRegistration(anArrivedOrder(1, { receivedAt: newestAt - 40 * DAY_MS }))()
  await keepRegistration(anArrivedOrder(2, { receivedAt: newestAt }))()
  return inFile(dir)
}

describe('retention --dry-run', () => {
  it('[M-099] shows what would be erased, and erases nothing', async () => {
    const location = await createFilled(ARRIVED_AT)
    const run = async () =>
      runStaffCommandWith({ location, contentDir: await createContent(30) }, 'retention', '--dry-run')
    const { code, output } = await run()
    expect(code).toBe(0)
    expect(output.split('\n')).toStrictEqual([
      'Thời hạn lưu: 30 ngày.',
      'Đã quá hạn: 1 đăng ký của 1 người, cũ nhất từ 11/10/2026 08:30:00.',
      'Hôm nay xóa nhiều nhất: 1 đăng ký.',
      'Quá hạn nhưng còn chờ gửi, chưa xóa: 0 người.',
      'Đồng hồ: 20/11/2026 09:30:00, khớp với lần ghi nhận trước.',
      'Chưa có gì bị xóa.',
      '',
    ])
    expect((await run()).output).toBe(output)
  })

  it('[M-099] reports that the clock jumped, until staff confirm it', async () => {
    const location = await createFilled(ARRIVED_AT - 3 * DAY_MS)
    const contentDir = await createContent(30)
    expect((await runStaffCommandWith({ location, contentDir }, 'retention', '--dry-run')).output).toContain(
      'lệch hơn một ngày so với lần ghi nhận trước (17/11/2026 08:30:00)',
    )
    expect((await runStaffCommandWith({ location, contentDir }, 'retention', '--confirm-clock')).code).toBe(0)
    expect((await runStaffCommandWith({ location, contentDir }, 'retention', '--dry-run')).output).toContain(
      'khớp với lần ghi nhận trước',
    )
  })

  it('[M-099] goes by the clock of the database, and so does its confirmation', async () => {
    const url = await createTestDatabase()
    await openTestPostgres(url)
    const given = { location: inDatabase(url), contentDir: await createContent(30), databaseAheadMs: DAY_MS }
    const { output } = await runStaffCommandWith(given, 'retention', '--dry-run')
    const { said } = await runStaffCommandWith(given, 'retention', '--confirm-clock')
    const tomorrow = vietnamTimestamp(ARRIVED_AT + HOUR_MS + DAY_MS)
    expect(output).toContain(`Đồng hồ: ${tomorrow}`)
    expect(said).toContain(`Đã xác nhận giờ ${tomorrow}`)
  })

  it('[M-099] reports that nothing is erased by age', async () => {
    const location = await createFilled(ARRIVED_AT)
    const contentDir = await createContent(null)
    expect(await runStaffCommandWith({ location, contentDir }, 'retention', '--dry-run')).toMatchObject({
      code: 0,
      output: '',
    })
  })
})

describe('retention with other arguments', () => {
  it.each([[], ['--dry-run', '--confirm-clock'], ['--dry-run', 'x'], ['--force']])(
    '[M-099] does nothing (%s %s)',
    async (...words) => {
      expect((await runStaffCommandWith({ location: inFile('/nowhere') }, 'retention', ...words)).code).toBe(
        2,
      )
    },
  )
})
