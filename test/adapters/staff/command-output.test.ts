import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createProgressLine, keepOutputPrivate } from '../../../src/adapters/staff/command-output'
import { createTempDir } from '../../support/temp-dir'

const opened = (file: string, flags: string): number => {
  const output = openSync(file, flags, 0o644)
  onTestFinished(() => closeSync(output))
  return output
}

describe('the output of a command', () => {
  it('[P-023] in a file is readable by its owner only', async () => {
    const file = join(await createTempDir(), 'don-hang.xlsx')
    keepOutputPrivate(opened(file, 'w'))
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('[P-023] that is no file is left alone', () => {
    const before = statSync('/dev/null').mode
    keepOutputPrivate(opened('/dev/null', 'w'))
    expect(statSync('/dev/null').mode).toBe(before)
  })
})

const shown = (isTTY: boolean): string => {
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY })
  const { begin, advance, end } = createProgressLine(output)
  begin(400)
  for (const rows of [199, 1, 1, 199]) advance(rows)
  end()
  end()
  return String(output.read() ?? '')
}

describe('the progress of a long command', () => {
  it('[P-006] is one line in a terminal, written again when its percentage changes, and gone at the end', () => {
    expect(shown(true)).toBe(['49 %', '50 %', '100 %', ''].map((line) => `\r${line}\u001b[K`).join(''))
  })

  it('[P-006] is not written to a file', () => {
    expect(shown(false)).toBe('')
  })
})
