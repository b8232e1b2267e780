import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  dropFormerFiles,
  formerName,
  isFormer,
  listFormerFiles,
} from '../../../src/adapters/ledger/former-files'
import { createTempDir } from '../../support/temp-dir'

const COPY = 'before-upgrade-2026-10-01T10-20-30.123Z'
const DAY_MS = 86_400_000
const MADE_AT = Date.UTC(2026, 9, 1, 10, 20, 30, 123)

const filled = async () => {
  const dir = await createTempDir()
  for (const name of [COPY, 'before-restore-2020-01-01T00-00-00.000Z']) mkdirSync(join(dir, name))
  writeFileSync(join(dir, COPY, 'registrations.sqlite'), 'x')
  writeFileSync(join(dir, `${COPY}.backup`), 'x')
  writeFileSync(join(dir, 'registrations.sqlite'), 'x')
  return dir
}

describe('copies that were made before an upgrade', () => {
  it('[P-004] stay for the seven days that the policy names', async () => {
    const dir = await filled()
    dropFormerFiles(dir, MADE_AT + 7 * DAY_MS - 1)
    expect(readdirSync(dir)).toHaveLength(4)
  })

  it('[P-004] are deleted after that; what an operator put aside stays', async () => {
    const dir = await filled()
    dropFormerFiles(dir, MADE_AT + 7 * DAY_MS)
    expect(readdirSync(dir)).toStrictEqual([
      'before-restore-2020-01-01T00-00-00.000Z',
      'registrations.sqlite',
    ])
  })

  it('[P-004] are told apart from other files with similar names', async () => {
    const dir = await createTempDir()
    const others = [`x${COPY}`, 'before-upgrade-2026', 'before-upgrade-2026-10-01', 'after']
    for (const name of others) writeFileSync(join(dir, name), 'x')
    dropFormerFiles(dir, MADE_AT + 365 * DAY_MS)
    expect(readdirSync(dir).sort()).toStrictEqual([...others].sort())
  })

  it('[P-004] are found by the name that they were given, as are those made before a restore', async () => {
    expect(formerName('upgrade', MADE_AT)).toBe(COPY)
    expect(formerName('restore', MADE_AT)).toBe('before-restore-2026-10-01T10-20-30.123Z')
    expect(['upgrade', 'restore'].map((reason) => isFormer(`before-${reason}-x`))).toStrictEqual([true, true])
    expect(['registrations.sqlite', 'xbefore-upgrade', 'x-before-'].map(isFormer)).toStrictEqual([
      false,
      false,
      false,
    ])
    const dir = await filled()
    expect([...listFormerFiles(dir)].sort()).toStrictEqual(
      ['before-restore-2020-01-01T00-00-00.000Z', COPY, `${COPY}.backup`].map((name) => join(dir, name)),
    )
  })

  it('[P-004] are assumed in a folder that cannot be listed, which is named', async () => {
    const file = join(await createTempDir(), 'x')
    writeFileSync(file, '')
    expect(listFormerFiles(file)).toStrictEqual([file])
  })

  it('[P-004] are none if there is no folder', () => {
    expect(listFormerFiles('/nowhere')).toStrictEqual([])
    dropFormerFiles('/nowhere', 0)
  })
})
