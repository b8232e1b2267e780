import { describe, expect, it } from 'vitest'
import { runScript, runScriptAwaiting } from '../../../src/adapters/ledger/run-script'
import { only } from '../../../src/domain/ledger/script'

describe('a statement that always has one row', () => {
  it('[P-001] is answered by it', () => {
    expect(runScript(only('countRows', {}), () => [{ rows: 3 }])).toStrictEqual({ rows: 3 })
  })

  it.each([{ rows: [] }, { rows: [{ rows: 3 }, { rows: 4 }] }])(
    '[P-001] is a fault with any other number of rows',
    async ({ rows }) => {
      const fault = /^unreadable row of countRows$/
      expect(() => runScript(only('countRows', {}), () => rows)).toThrow(fault)
      await expect(runScriptAwaiting(only('countRows', {}), async () => rows)).rejects.toThrow(fault)
    },
  )
})
