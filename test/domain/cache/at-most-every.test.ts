import { expect, it } from 'vitest'
import { atMostEvery } from '../../../src/domain/cache/at-most-every'

it('[P-008] what is asked at most once a second is asked at once, then no sooner than a second after the last time', () => {
  let at = 7
  let asked = 0
  const answer = atMostEvery(
    1_000,
    () => at,
    () => {
      asked += 1
      return asked
    },
  )
  const after = (ms: number) => {
    at += ms
    return answer()
  }
  expect([0, 0, 999, 1, 0, 999, 5_000].map(after)).toStrictEqual([1, 1, 1, 2, 2, 2, 3])
})
