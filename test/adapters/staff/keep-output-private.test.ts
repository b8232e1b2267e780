import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { keepOutputPrivate } from '../../../src/adapters/staff/keep-output-private'
import { createTempDir } from '../../support/temp-dir'

const opened = (file: string, flags: string): number => {
  const output = openSync(file, flags, 0o644)
  onTestFinished(() => closeSync(output))
  return output
}

describe('the output of a command', () => {
  it('[M-106] in a file is readable by its owner only', async () => {
    const file = join(await createTempDir(), 'don-hang.xlsx')
    keepOutputPrivate(opened(file, 'w'))
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('[M-106] that is no file is left alone', () => {
    const before = statSync('/dev/null').mode
    keepOutputPrivate(opened('/dev/null', 'w'))
    expect(statSync('/dev/null').mode).toBe(before)
  })
})
