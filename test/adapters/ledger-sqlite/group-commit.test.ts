import { describe, expect, it } from 'vitest'
import { createGroupCommit } from '../../../src/adapters/ledger-sqlite/group-commit'

const createDoubling = () => {
  const groups: Array<ReadonlyArray<number>> = []
  const commit = (items: ReadonlyArray<number>) => {
    groups.push(items)
    return items.map((item) => item * 2)
  }
  return { groups, ...createGroupCommit(commit) }
}

describe('items of one turn of the event loop', () => {
  it('[M-132] share one commit, and each gets its own answer', async () => {
    const { add, groups } = createDoubling()
    expect(await Promise.all([add(1), add(2), Promise.resolve().then(() => add(3))])).toStrictEqual([2, 4, 6])
    expect(groups).toStrictEqual([[1, 2, 3]])
  })
})

describe('items of different turns', () => {
  it('[M-132] are committed apart', async () => {
    const { add, groups } = createDoubling()
    await add(1)
    await add(2)
    expect(groups).toStrictEqual([[1], [2]])
  })
})

describe('a flush', () => {
  it('[M-132] commits what waits without the end of the turn, once', async () => {
    const { add, flush, groups } = createDoubling()
    const answer = add(1)
    flush()
    expect(groups).toStrictEqual([[1]])
    expect(await answer).toBe(2)
    await new Promise(setImmediate)
    expect(groups).toStrictEqual([[1]])
  })
})
