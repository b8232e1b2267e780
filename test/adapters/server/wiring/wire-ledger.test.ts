import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openConfiguredLedger } from '../../../../src/adapters/server/wiring/wire-ledger'
import { decoded } from '../../../support/decoded'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createTestDatabase } from '../../../support/postgres/create-test-database'
import { inDatabase, runStaffCommandWith } from '../../../support/staff/run-staff-command'
import { createTempDir } from '../../../support/temp-dir'

/** Starts with a database, as machines with a record each. */
const machines = async () => {
  const url = await createTestDatabase()
  const warned: Array<string> = []
  const warn = vi.spyOn(console, 'warn').mockImplementation((line) => warned.push(String(line)))
  onTestFinished(() => warn.mockRestore())
  const open = async (dir: string) => {
    const opened = await openConfiguredLedger(inDatabase(url), join(dir, 'erasures.jsonl'))()
    if (E.isRight(opened)) onTestFinished(opened.right.close)
    return opened
  }
  const erase = (dataDir: string, n: number) =>
    runStaffCommandWith(
      { location: inDatabase(url), dataDir, typed: `090000000${n}` },
      'erase',
      '--phone',
      '-',
    )
  const one = await createTempDir()
  const { keepRegistration } = decoded(await open(one))
  for (const n of [1, 2]) await keepRegistration(anArrivedOrder(n))()
  await erase(one, 1)
  return { open, erase, one, url, warned }
}

describe('a server on a database that knows a record of erasures', () => {
  it('[P-009] does not start without it on the machine that kept it', async () => {
    const { open, erase, one } = await machines()
    rmSync(join(one, 'erasures.jsonl'))
    expect(await open(one)).toStrictEqual(
      E.left(
        expect.stringContaining('không có sổ các lần xóa ở đây, nhưng dữ liệu cho biết sổ đã có 1 dòng'),
      ),
    )
    expect(await erase(one, 2)).toMatchObject({ code: 1 })
  })

  it('[P-009] starts without it on another machine, and says that a record begins there', async () => {
    const { open, erase, warned } = await machines()
    const other = await createTempDir()
    decoded(await open(other))
    expect(warned).toStrictEqual([
      `${join(other, 'erasures.jsonl')}: từ đây bắt đầu một sổ các lần xóa mới; các máy khác dùng cùng cơ sở dữ liệu có sổ riêng. Khi khôi phục phải có sổ của mọi máy.`,
    ])
    expect(await erase(other, 2)).toMatchObject({ code: 0 })
    decoded(await open(other))
    expect(warned).toHaveLength(1)
  })

  it('[P-009] starts where it cannot write the record, until somebody is erased', async () => {
    const { open } = await machines()
    const file = join(await createTempDir(), 'file')
    writeFileSync(file, '')
    decoded(await open(file))
  })
})
