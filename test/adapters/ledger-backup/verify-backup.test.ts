import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { dropFacts, writeFacts } from '../../../src/adapters/ledger-backup/backup-facts'
import { sealFile, unsealedBytes } from '../../../src/adapters/ledger-backup/seal'
import { verifyBackup } from '../../../src/adapters/ledger-backup/verify-backup'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-sqlite/schema'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { seeded } from '../../support/faults/seeded'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { filledLedger } from '../../support/ledger/filled-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { inDatabase, runStaffCommand } from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

const backUp = async (orders: number) => {
  const { location, dir } = await filledLedger(orders)
  const file = join(await createTempDir(), 'so.backup')
  const { code, said } = await runStaffCommand(location, 'backup', '--to', file)
  expect([code, said]).toStrictEqual([0, expect.stringContaining(`${orders + 1} đăng ký và 1 bản ghi`)])
  return { file, location, dir }
}

const backUpDatabase = async (orders: number) => {
  const url = await createTestDatabase()
  const { keepRegistration } = await openTestPostgres(url)
  await Promise.all(Array.from({ length: orders }, (_, n) => keepRegistration(anArrivedOrder(n + 1))()))
  const file = join(await createTempDir(), 'so.backup')
  expect(await runStaffCommand(inDatabase(url), 'backup', '--to', file)).toMatchObject({ code: 0 })
  return { file }
}

const refusal = async (file: string) => {
  const verified = await verifyBackup(file)()
  return E.isLeft(verified) ? verified.left : null
}

/** As a program would that made the file wrongly: its seal, and where asked its sums, fit what is in it. */
const remade = (file: string, sql: string, areSumsNew: boolean): void => {
  truncateSync(file, unsealedBytes(file))
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; ${sql}`)
  if (areSumsNew) {
    dropFacts(db)
    writeFacts(db, { schemaVersion: SCHEMA_STEPS.length, createdAt: 1 })
  }
  db.close()
  sealFile(file)
}

const PAGE = 4_096

type Damage = (bytes: Buffer, random: () => number) => Buffer

const at = (bytes: Buffer, random: () => number): number => Math.floor(random() * bytes.length)

const DAMAGES: ReadonlyArray<Damage> = [
  (bytes, random) => {
    const offset = at(bytes, random)
    bytes[offset] = (bytes[offset] ?? 0) ^ (1 << Math.floor(random() * 8))
    return bytes
  },
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
  (bytes, random) => {
    const pages = Math.floor(bytes.length / PAGE)
    const one = Math.floor(random() * pages)
    const other = (one + 1 + Math.floor(random() * (pages - 1))) % pages
    const kept = Buffer.from(bytes.subarray(one * PAGE, (one + 1) * PAGE))
    if (kept.equals(bytes.subarray(other * PAGE, (other + 1) * PAGE))) return bytes.subarray(PAGE)
    bytes.copy(bytes, one * PAGE, other * PAGE, (other + 1) * PAGE)
    kept.copy(bytes, other * PAGE)
    return bytes
  },
]

describe('a place where no backup can be written', () => {
  it('[P-005] is named instead of the data folder', async () => {
    const { location } = await filledLedger(1)
    const file = join(await createTempDir(), 'gone', 'so.backup')
    expect(await runStaffCommand(location, 'backup', '--to', file)).toMatchObject({
      code: 1,
      said: `${file}: không tạo, đọc hoặc ghi được. Hãy kiểm tra quyền của thư mục và các tệp trong đó.`,
    })
  })
})

describe('a backup', () => {
  it('[P-005] is a file for its owner alone that says what is in it, and replaces an earlier one', async () => {
    const { file, location } = await backUp(20)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await runStaffCommand(location, 'backup', '--to', file)).code).toBe(0)
    expect((await runStaffCommand(location, 'verify', file)).said).toContain(
      '21 đăng ký và 1 bản ghi để riêng',
    )
  })

  it('[P-005] never replaces a file of another kind', async () => {
    const { location, dir } = await backUp(1)
    const database = join(dir, 'registrations.sqlite')
    const before = readFileSync(database)
    expect(await runStaffCommand(location, 'backup', '--to', database)).toMatchObject({ code: 1 })
    expect(readFileSync(database).equals(before)).toBe(true)
  })

  it.each([
    { origin: 'a file', made: (orders: number) => backUp(orders) },
    { origin: 'PostgreSQL', made: (orders: number) => backUpDatabase(orders) },
  ])('[P-005] of $origin that was damaged in any way is refused', async ({ origin, made }) => {
    const { file } = await made(200)
    const whole = readFileSync(file)
    const copy = `${file}.damaged`
    const random = seeded(14)
    const times = scaled(60, 1_000)
    let refused = 0
    for (let n = 0; n < times; n += 1) {
      const damage = DAMAGES[n % DAMAGES.length] ?? ((bytes: Buffer) => bytes)
      writeFileSync(copy, damage(Buffer.from(whole), random))
      if ((await refusal(copy)) !== null) refused += 1
    }
    expect(await refusal(file)).toBe(null)
    expect(refused).toBe(times)
    figure(`damaged backups of ${origin} that were taken for whole, of ${times}`, times - refused, '= 0')
  })

  it.each([
    ['a changed value', "UPDATE registration SET phone = '0999999999' WHERE id = 3", false, 'registration'],
    ['a row that is missing', 'DELETE FROM outbox WHERE registration_id = 3', false, 'outbox'],
    ['a table of its own', 'CREATE TABLE other (id INTEGER PRIMARY KEY) STRICT', false, 'other'],
    ['a row of nothing', 'DELETE FROM registration WHERE id = 3', true, 'pages'],
    ['a record that is no JSON', "UPDATE registration SET record = '{' WHERE id = 3", true, 'registration'],
    [
      'a contract that is no JSON',
      "INSERT INTO contract VALUES (1, 1, 1, 1, '0900000001', '{')",
      true,
      'contract',
    ],
    ['a sheet that is unknown', "UPDATE registration SET target = 'x' WHERE id = 3", true, 'registration'],
  ])('[P-005] with %s under a seal that fits is refused', async (_, sql, areSumsNew, what) => {
    const { file } = await backUp(5)
    remade(file, sql, areSumsNew)
    expect(await refusal(file)).toStrictEqual({ tag: 'damagedBackup', what })
  })

  it('[P-005] of a newer program is refused, and what is no backup', async () => {
    const { file } = await backUp(1)
    remade(file, 'UPDATE backup SET schema_version = 1000; PRAGMA user_version = 1000', false)
    expect(await refusal(file)).toStrictEqual({ tag: 'newerBackup' })
    writeFileSync(`${file}.txt`, 'thư')
    expect(await refusal(`${file}.txt`)).toStrictEqual({ tag: 'notABackup' })
    expect(await refusal(`${file}.none`)).toStrictEqual({ tag: 'absentBackup' })
  })
})
