import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { exitOnOutputError } from '../../../src/adapters/staff/exit-on-output-error'

describe('results that cannot be written', () => {
  it.each([
    { code: 'EPIPE', left: 0, said: '' },
    { code: 'ENOSPC', left: 1, said: 'Không ghi được kết quả ra (ENOSPC).' },
    { code: 'EIO', left: 1, said: 'Không ghi được kết quả ra (EIO).' },
  ])('[P-010] end the command with at most one sentence: $code', ({ code, left, said }) => {
    const output = new PassThrough()
    const lines: Array<string> = []
    const codes: Array<number> = []
    exitOnOutputError(
      output,
      (line) => lines.push(line),
      (exit) => codes.push(exit),
    )
    output.destroy(Object.assign(new Error(code), { code }))
    return new Promise<void>((resolve) => {
      output.once('close', () => {
        expect(codes).toStrictEqual([left])
        expect(lines.join('').startsWith(said)).toBe(true)
        expect(lines.length).toBe(said === '' ? 0 : 1)
        resolve()
      })
    })
  })
})
