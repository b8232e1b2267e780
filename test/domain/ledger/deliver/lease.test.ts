import { describe, expect, it } from 'vitest'
import { leaseOf, mayCall, mayTake } from '../../../../src/domain/ledger/deliver/lease'

const AT = 1_000_000
const ours = leaseOf({ holder: 'one', at: AT })
const asked = (holder: string, ms: number) => ({ holder, at: AT + ms })

describe('the lease of a sheet', () => {
  it('[P-007] lasts 3.5 s from the last work or call', () => {
    expect(ours).toStrictEqual({ holder: 'one', until: AT + 3_500 })
  })

  it.each([
    { ms: 0, may: false },
    { ms: 3_499, may: false },
    { ms: 3_500, may: true },
    // Written by a clock that was set back since.
    { ms: -56_500, may: false },
    { ms: -56_501, may: true },
  ])('[P-007] lets another process take the sheet $ms ms after the last work: $may', ({ ms, may }) => {
    expect(mayTake(ours, asked('other', ms))).toBe(may)
  })

  it.each([-60_000, 0, 3_500, 600_000])('[P-007] stays the holder’s while nobody takes it: %s ms', (ms) => {
    expect([mayTake(ours, asked('one', ms)), mayCall(ours, asked('one', ms))]).toStrictEqual([true, true])
  })

  it('[P-007] permits calls of its holder only, also after it has run out', () => {
    expect([0, 3_500, 600_000].map((ms) => mayCall(ours, asked('other', ms)))).toStrictEqual([
      false,
      false,
      false,
    ])
  })
})
