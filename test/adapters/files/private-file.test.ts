import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replaceFile } from '../../../src/adapters/files/private-file'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { createTempDir } from '../../support/temp-dir'

describe('a file that is replaced', () => {
  it('[P-004, P-011] has the new text alone, is for its owner only, and leaves nothing beside it', async () => {
    const path = join(await createTempDir(), 'new', 'folder', 'so.jsonl')
    for (const text of ['a longer text: ngày cũ\n'.repeat(1_000), 'ngày mới\n', '']) {
      replaceFile(path, text)
      expect(readFileSync(path, 'utf8')).toBe(text)
    }
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700)
    expect(readdirSync(dirname(path))).toStrictEqual(['so.jsonl'])
  })

  it('[P-004] is not left open', async () => {
    const dir = await createTempDir()
    replaceFile(join(dir, 'so.jsonl'), 'x')
    mkdirSync(join(dir, 'folder'))
    expect(() => replaceFile(join(dir, 'folder'), 'x')).toThrow('EISDIR')
    expect(openFilesIn(dir)).toStrictEqual([])
  })
})
