import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createProgressLine } from '../../../src/adapters/staff/progress-line'

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
