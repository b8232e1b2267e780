import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rewriteWal } from '../../../src/adapters/ledger-sqlite/rewrite-wal'
import { openFilesIn } from '../../support/open-files-in'
import { createTempDir } from '../../support/temp-dir'

describe('writing a journal over itself', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
    '[P-004] leaves its %i bytes as they were',
    async (size) => {
      const path = join(await createTempDir(), 'journal')
      const content = Buffer.from(Array.from({ length: size }, (_, n) => n % 251))
      writeFileSync(path, content)
      utimesSync(path, 1, 1)
      rewriteWal(path)
      expect(readFileSync(path).equals(content)).toBe(true)
      expect(statSync(path).mtimeMs > 1_000).toBe(size > 0)
    },
  )

  it('[P-004] makes no journal where there is none', async () => {
    const path = join(await createTempDir(), 'journal')
    expect(() => rewriteWal(path)).toThrow('ENOENT')
    writeFileSync(path, 'x')
    rewriteWal(path)
    expect(openFilesIn(path)).toStrictEqual([])
  })
})
