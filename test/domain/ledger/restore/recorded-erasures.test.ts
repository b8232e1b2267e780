import { describe, expect, it } from 'vitest'
import type { RecordEntry } from '../../../../src/domain/ledger/erase/record-of-erasures'
import {
  erasuresByHash,
  joinErasures,
  NOBODY,
  withdrawnByHash,
} from '../../../../src/domain/ledger/restore/recorded-erasures'

const SINCE = 10_000_000
const HOUR_MS = 3_600_000

const erasureAt = (at: number, phoneHash = 'a') => ({
  entry: { kind: 'erasure', at, phoneHash, sheets: ['orders'], retained: [] } satisfies RecordEntry,
})

describe('a recorded erasure', () => {
  it.each([
    { why: 'after the backup', at: SINCE, rowsUntil: Number.MAX_SAFE_INTEGER, sheets: ['orders'] },
    { why: 'just before the backup', at: SINCE - 1, rowsUntil: SINCE - 1, sheets: ['orders'] },
    { why: 'an hour before it', at: SINCE - HOUR_MS, rowsUntil: SINCE - HOUR_MS, sheets: ['orders'] },
    { why: 'longer before it', at: SINCE - HOUR_MS - 1, rowsUntil: SINCE - HOUR_MS - 1, sheets: [] },
  ])(
    '[P-004, P-005] of $why deletes rows up to its time, from the sheets only if it is recent',
    (erasure) => {
      const found = erasuresByHash([erasureAt(erasure.at)], SINCE).get('a')
      expect(found).toStrictEqual({
        at: erasure.at,
        rowsUntil: erasure.rowsUntil,
        sheets: new Set(erasure.sheets),
        retained: [],
      })
    },
  )

  it('[P-004, P-005] is joined with the others of the person: the latest time, all sheets, what the last one retained', () => {
    const retained = [{ id: 1 }] as never
    const first = { at: 1, rowsUntil: 9, sheets: new Set(['orders'] as const), retained }
    const last = { at: 2, rowsUntil: 3, sheets: new Set(['members'] as const), retained: [] }
    const both = { at: 2, rowsUntil: 9, sheets: new Set(['orders', 'members']), retained: [] }
    expect(joinErasures(first, last)).toStrictEqual(both)
    expect(joinErasures(last, first)).toStrictEqual({ ...both, sheets: new Set(['members', 'orders']) })
    expect(joinErasures(NOBODY, first)).toStrictEqual(first)
    expect([...erasuresByHash([erasureAt(1), erasureAt(2, 'b'), erasureAt(3)], SINCE).keys()]).toStrictEqual([
      'a',
      'b',
    ])
  })
})

describe('a recorded withdrawal of consent to offers', () => {
  it('[P-004, P-005] counts by its latest time for each person, and is no erasure', () => {
    const lines = [3, 5, 4].map((at) => ({
      entry: { kind: 'withdrawal', at, phoneHash: 'a' } satisfies RecordEntry,
    }))
    expect([...withdrawnByHash([...lines, erasureAt(9)])]).toStrictEqual([['a', 5]])
    expect(erasuresByHash(lines, SINCE).size).toBe(0)
  })
})
