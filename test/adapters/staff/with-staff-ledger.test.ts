import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../../src/domain/registration/reference'
import { filledLedger } from '../../support/ledger/filled-ledger'
import { runStaffCommandWith, runWithPhone } from '../../support/staff/run-staff-command'

const PHONE = '0900000002'

/** A ledger whose history takes no entry. */
const unrecordable = async () => {
  const { dir, location } = await filledLedger(3)
  const db = new DatabaseSync(join(dir, 'registrations.sqlite'))
  db.exec("CREATE TRIGGER full BEFORE INSERT ON history BEGIN SELECT RAISE(ABORT, 'no room'); END")
  const everything = (): string =>
    JSON.stringify(
      ['registration', 'quarantine', 'idempotency', 'outbox', 'erasure', 'counter', 'history'].map((table) =>
        db.prepare(`SELECT * FROM ${table}`).all(),
      ),
    )
  return { location, db, everything }
}

describe('a command whose line in the history cannot be written', () => {
  it.each([
    ['find', '--phone', '-'],
    ['erase', '--phone', '-'],
    ['find', '--reference', referenceOf('k1')],
    ['consent', '--withdraw', 'offers', '--phone', '-'],
    ['export', 'orders'],
    ['export', 'members'],
    ['affected', '--since', '19/11/2026', '--to', join(tmpdir(), 'nam-vung-affected.csv')],
    ['kept', '--phone', '-'],
    ['quarantine', 'list'],
    ['quarantine', 'release', '1'],
    ['retry'],
    ['retention', '--confirm-clock'],
    ['sheets', 'give-up', 'bang-tinh'],
    ['erasures', '--lost'],
    ['staff', 'invite', 'Trang'],
    ['staff', 'remove', 'Trang'],
  ])('[P-010] shows nothing and changes nothing: %s %s', async (...words) => {
    const { location, db, everything } = await unrecordable()
    const before = everything()
    const { code, output, said } = await runStaffCommandWith({ location, typed: PHONE }, ...words)
    const after = everything()
    db.close()
    expect({ code, output, after }).toStrictEqual({ code: 1, output: '', after: before })
    expect(said).not.toContain('Mẫu')
    expect(words.filter((word) => word.startsWith(tmpdir()) && existsSync(word))).toStrictEqual([])
  })

  it('[P-010] works as before once it can be written', async () => {
    const { location, db } = await unrecordable()
    db.exec('DROP TRIGGER full')
    db.close()
    expect(await runWithPhone(location, PHONE, 'find')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nguyễn Mẫu 2'),
    })
  })
})
