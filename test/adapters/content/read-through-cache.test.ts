import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { readThroughCache } from '../../../src/adapters/content/read-through-cache'
import { mustNotBeCalled } from '../../support/must-not-be-called'

type Outcome = E.Either<string, string>

/** Lets everything happen that needs no time. */
const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Returns a reader with a clock and a source that answers when the test says so. */
const createBench = (readFallback: TE.TaskEither<string, string> = TE.right('file')) => {
  const waiting: Array<(outcome: Outcome) => void> = []
  const said: Array<string> = []
  let ms = 0
  let readings = 0
  const read = readThroughCache({
    read: () => {
      readings += 1
      return new Promise<Outcome>((resolve) => waiting.push(resolve))
    },
    readFallback,
    now: () => ms,
    onFailure: (reason) => said.push(reason),
  })
  const answer = async (outcome: Outcome) => {
    const settle = waiting.shift()
    if (settle === undefined) throw new Error('nothing is being read')
    settle(outcome)
    await soon()
  }
  return {
    read,
    answer,
    /** Reads for the first time, with this outcome. */
    first: async (outcome: Outcome) => {
      const answered = read()
      await answer(outcome)
      return answered
    },
    pass: (passed: number) => {
      ms += passed
    },
    readings: () => readings,
    said,
  }
}

describe('a source that has not been read yet', () => {
  it('[M-131] is read once for all waiting callers', async () => {
    const bench = createBench(mustNotBeCalled('readRows'))
    const all = Promise.all([bench.read(), bench.read(), bench.read()])
    await bench.answer(E.right('one'))
    expect(await all).toStrictEqual([E.right('one'), E.right('one'), E.right('one')])
    expect(bench.readings()).toBe(1)
  })

  it('[M-133] that fails is replaced by the stand-in for all waiting callers, and is logged once', async () => {
    const bench = createBench()
    const all = Promise.all([bench.read(), bench.read()])
    await bench.answer(E.left('the service answers 503'))
    expect(await all).toStrictEqual([E.right('file'), E.right('file')])
    expect([bench.readings(), bench.said]).toStrictEqual([1, ['the service answers 503']])
  })

  it('[M-133] fails if its stand-in fails too', async () => {
    const bench = createBench(TE.left('Tệp này không tồn tại.'))
    expect(await bench.first(E.left('the service answers 503'))).toStrictEqual(
      E.left('Tệp này không tồn tại.'),
    )
  })

  it('[M-133] is read again in the background after a minute', async () => {
    const bench = createBench()
    await bench.first(E.left('the service answers 503'))
    bench.pass(59_999)
    expect([await bench.read(), bench.readings()]).toStrictEqual([E.right('file'), 1])
    bench.pass(1)
    expect([await bench.read(), bench.readings()]).toStrictEqual([E.right('file'), 2])
    await bench.answer(E.right('one'))
    expect([await bench.read(), bench.readings()]).toStrictEqual([E.right('one'), 2])
  })
})

describe('a cached copy', () => {
  it('[M-131] is returned for a minute without reading the source', async () => {
    const bench = createBench(mustNotBeCalled('readRows'))
    await bench.first(E.right('one'))
    bench.pass(59_999)
    expect([await bench.read(), bench.readings()]).toStrictEqual([E.right('one'), 1])
  })

  it('[M-131] that is older is returned at once while one reading refreshes it', async () => {
    const bench = createBench(mustNotBeCalled('readRows'))
    await bench.first(E.right('one'))
    bench.pass(60_000)
    expect([await bench.read(), await bench.read()]).toStrictEqual([E.right('one'), E.right('one')])
    expect(bench.readings()).toBe(2)
    await bench.answer(E.right('two'))
    expect([await bench.read(), bench.readings()]).toStrictEqual([E.right('two'), 2])
  })

  it('[M-131] counts its minute from the response, not from the request', async () => {
    const bench = createBench(mustNotBeCalled('readRows'))
    const answered = bench.read()
    bench.pass(9_000)
    await bench.answer(E.right('one'))
    await answered
    bench.pass(59_999)
    expect([await bench.read(), bench.readings()]).toStrictEqual([E.right('one'), 1])
  })

  it('[M-133] is kept through failures, which are a minute apart and logged once', async () => {
    const bench = createBench(mustNotBeCalled('readRows'))
    await bench.first(E.right('one'))
    for (const readings of [2, 3, 4]) {
      bench.pass(60_000)
      expect([await bench.read(), bench.readings()]).toStrictEqual([E.right('one'), readings])
      await bench.answer(E.left('the tab is empty'))
      bench.pass(59_999)
      expect([await bench.read(), bench.readings()]).toStrictEqual([E.right('one'), readings])
    }
    expect(bench.said).toStrictEqual(['the tab is empty'])
  })

  it('[M-133] logs a new reason, and the same reason again after a recovery', async () => {
    const bench = createBench(mustNotBeCalled('readRows'))
    await bench.first(E.right('one'))
    for (const outcome of [E.left('a'), E.left('b'), E.right('two'), E.left('b')]) {
      bench.pass(60_000)
      await bench.read()
      await bench.answer(outcome)
    }
    expect([await bench.read(), bench.said]).toStrictEqual([E.right('two'), ['a', 'b', 'b']])
  })
})
