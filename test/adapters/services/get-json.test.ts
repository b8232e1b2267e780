import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { cacheResponses } from '../../../src/adapters/services/get-json'
import { RESPONSE_FRESH_MS } from '../../../src/domain/routing/embedded-responses'

const createBench = (
  answer: (page: number) => E.Either<string, string> = (page) => E.right(`page ${page}`),
) => {
  const asked: Array<number> = []
  let at = 1_000
  const load = cacheResponses(
    () => at,
    (page: number) => {
      asked.push(page)
      return TE.fromEither(answer(page))
    },
  )
  return {
    asked,
    load: (page: number) => load(page)(),
    pass: (ms: number) => {
      at += ms
    },
  }
}

describe('a cached response', () => {
  it('[M-059] is returned for 5 minutes without a request', async () => {
    const { load, asked, pass } = createBench()
    expect(await load(2)).toStrictEqual(E.right('page 2'))
    pass(RESPONSE_FRESH_MS - 1)
    expect(await load(2)).toStrictEqual(E.right('page 2'))
    expect(asked).toStrictEqual([2])
    pass(1)
    await load(2)
    expect(asked).toStrictEqual([2, 2])
  })

  it('[M-059] belongs to its own request', async () => {
    const { load, asked } = createBench()
    expect([await load(1), await load(2), await load(1)]).toStrictEqual([
      E.right('page 1'),
      E.right('page 2'),
      E.right('page 1'),
    ])
    expect(asked).toStrictEqual([1, 2])
  })

  it('[M-133] is not kept if it was a failure', async () => {
    const { load, asked } = createBench(() => E.left('offline'))
    expect([await load(1), await load(1)]).toStrictEqual([E.left('offline'), E.left('offline')])
    expect(asked).toStrictEqual([1, 1])
  })

  it('[M-059] is evicted by 50 newer ones', async () => {
    const { load, asked } = createBench()
    for (let page = 1; page <= 50; page += 1) await load(page)
    await load(1)
    expect(asked.length).toBe(50)
    await load(51)
    await load(1)
    expect(asked.slice(50)).toStrictEqual([51, 1])
  })
})
