import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dropOldCopies, formerCopies } from '../../../src/adapters/ledger/former-copies'
import { createTempDir } from '../../support/temp-dir'

const COPY = 'before-upgrade-2026-10-01T10-20-30.123Z'
const DAY_MS = 86_400_000
const END_OF_DAY = Date.UTC(2026, 9, 2)

const filled = async () => {
  const dir = await createTempDir()
  for (const name of [COPY, 'before-restore-2020-01-01T00-00-00.000Z']) mkdirSync(join(dir, name))
  writeFileSync(join(dir, COPY, 'registrations.sqlite'), 'x')
  writeFileSync(join(dir, `${COPY}.backup`), 'x')
  writeFileSync(join(dir, 'registrations.sqlite'), 'x')
  return dir
}

describe('copies that were made before an upgrade', () => {
  it('[P-004] stay for seven days', async () => {
    const dir = await filled()
    dropOldCopies(dir, END_OF_DAY + 7 * DAY_MS)
    expect(readdirSync(dir)).toHaveLength(4)
  })

  it('[P-004] go after that, and what an operator put aside stays', async () => {
    const dir = await filled()
    dropOldCopies(dir, END_OF_DAY + 7 * DAY_MS + 1)
    expect(readdirSync(dir)).toStrictEqual([
      'before-restore-2020-01-01T00-00-00.000Z',
      'registrations.sqlite',
    ])
  })

  it('[P-004] are none where there is no folder', () => {
    expect(formerCopies('/nowhere')).toStrictEqual([])
    dropOldCopies('/nowhere', 0)
  })
})
