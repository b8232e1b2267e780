import { describe, expect, it } from 'vitest'
import { nextCall } from '../../../src/domain/desk/desk-list'
import type { HandlingState } from '../../../src/domain/handling/handling'

const call = (id: number, state: HandlingState) => ({ kept: { id }, state })
const idAfter = (id: number, calls: ReadonlyArray<ReturnType<typeof call>>) => nextCall(calls, id)?.kept.id

describe('whom to call next', () => {
  const waiting = [call(1, 'callLater'), call(2, 'new'), call(3, 'new'), call(4, 'unanswered')]

  it('[P-019] is who follows in the call list, so that nobody is passed over, and the first after the last', () => {
    expect([1, 2, 3].map((id) => idAfter(id, waiting))).toStrictEqual([2, 3, 4])
    const nobodyAnswers = [5, 6, 7].map((id) => call(id, 'unanswered'))
    expect([5, 6, 7].map((id) => idAfter(id, nobodyAnswers))).toStrictEqual([6, 7, 5])
  })

  it('[P-019] is the first after a registration that is done with, or whose person did not answer while others wait', () => {
    expect(idAfter(9, waiting)).toBe(1)
    expect(idAfter(4, [...waiting, call(5, 'unanswered')])).toBe(1)
  })

  it('[P-019] is nobody if nobody else waits', () => {
    expect(nextCall([], 1)).toBeNull()
    expect(nextCall([call(1, 'new')], 1)).toBeNull()
    expect(idAfter(2, [call(1, 'new')])).toBe(1)
  })
})
