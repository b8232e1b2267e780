import { describe, expect, it } from 'vitest'
import { createGroupCommit } from '../../../src/adapters/ledger/group-commit'

const LIMITS = { commitsAtOnce: 2, mostInAGroup: 3 }

const UNLIMITED = { commitsAtOnce: Number.POSITIVE_INFINITY, mostInAGroup: Number.POSITIVE_INFINITY }

const createDoubling = (limits = UNLIMITED) => {
  const groups: Array<ReadonlyArray<number>> = []
  const finish: Array<() => void> = []
  const commit = (items: ReadonlyArray<number>) =>
    new Promise<ReadonlyArray<number>>((resolve) => {
      groups.push(items)
      finish.push(() => resolve(items.map((item) => item * 2)))
    })
  const finishNext = () => finish.shift()?.()
  return { groups, finishNext, ...createGroupCommit(commit, limits) }
}

const turn = () => new Promise(setImmediate)

describe('items of one turn of the event loop', () => {
  it('[P-001] share one commit, and each gets its own answer', async () => {
    const { add, groups, finishNext } = createDoubling(LIMITS)
    const answers = Promise.all([add(1), add(2), Promise.resolve().then(() => add(3))])
    await turn()
    expect(groups).toStrictEqual([[1, 2, 3]])
    finishNext()
    expect(await answers).toStrictEqual([2, 4, 6])
  })

  it('[P-001] that are more than a group holds share several', async () => {
    const { add, groups } = createDoubling(LIMITS)
    for (const n of [1, 2, 3, 4]) add(n)
    await turn()
    expect(groups).toStrictEqual([[1, 2, 3], [4]])
  })
})

describe('where nothing limits commits', () => {
  it('[P-001] every turn is committed whole, whatever runs', async () => {
    const { add, groups } = createDoubling()
    for (const n of [1, 2, 3, 4]) add(n)
    await turn()
    add(5)
    await turn()
    expect(groups).toStrictEqual([[1, 2, 3, 4], [5]])
  })

  it('[P-001] a drain commits what waits without the end of the turn, once', async () => {
    const { add, drain, groups, finishNext } = createDoubling()
    const answer = add(1)
    const drained = drain()
    expect(groups).toStrictEqual([[1]])
    finishNext()
    await drained
    expect(await answer).toBe(2)
    await turn()
    expect(groups).toStrictEqual([[1]])
  })
})

describe('items that come while as many commits run as may', () => {
  it('[P-001] wait and share the next one', async () => {
    const { add, groups, finishNext } = createDoubling(LIMITS)
    for (const n of [1, 2, 3, 4]) {
      add(n)
      await turn()
    }
    expect(groups).toStrictEqual([[1], [2]])
    finishNext()
    await turn()
    expect(groups).toStrictEqual([[1], [2], [3, 4]])
  })
})

describe('a drain', () => {
  it('[P-001] ends once every item has its answer', async () => {
    const { add, drain, groups, finishNext } = createDoubling(LIMITS)
    const answers = Promise.all([1, 2, 3, 4, 5, 6, 7].map(add))
    let isDrained = false
    const drained = drain().then(() => {
      isDrained = true
    })
    expect(groups).toStrictEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    finishNext()
    await turn()
    finishNext()
    await turn()
    expect([groups.length, isDrained]).toStrictEqual([3, false])
    finishNext()
    await drained
    expect(await answers).toStrictEqual([2, 4, 6, 8, 10, 12, 14])
  })
})
