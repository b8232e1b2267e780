import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { unreadable } from '../../../src/adapters/content/content-failure'
import { readWhenChanged } from '../../../src/adapters/content/read-when-changed'

const failure = unreadable('products.csv')('Tệp này không tồn tại.')

const countedReads = () => {
  let reads = 0
  return {
    read: TE.fromIO(() => {
      reads += 1
      return reads
    }),
  }
}

describe('a source that is read again only when it changed', () => {
  it('[M-131] is read once while its stamp is unchanged', async () => {
    const read = readWhenChanged({ stamp: TE.right('one'), ...countedReads() })
    expect([await read(), await read()]).toStrictEqual([E.right(1), E.right(1)])
  })

  it('[M-131] is read again when its stamp changes', async () => {
    const stamps = ['one', 'two', 'two']
    const read = readWhenChanged({ stamp: TE.fromIO(() => stamps.shift() ?? ''), ...countedReads() })
    expect([await read(), await read(), await read()]).toStrictEqual([E.right(1), E.right(2), E.right(2)])
  })

  it('[M-131] is read once for concurrent calls', async () => {
    let stamps = 0
    const stamp = TE.fromIO(() => String(stamps++))
    const read = readWhenChanged({ stamp, ...countedReads() })
    expect(await Promise.all([read(), read(), read()])).toStrictEqual([E.right(1), E.right(1), E.right(1)])
  })

  it('[M-131] is read again after a failed read although its stamp is unchanged', async () => {
    const outcomes = [E.left(failure), E.right('rows')]
    const read = readWhenChanged({
      stamp: TE.right('one'),
      read: async () => outcomes.shift() ?? E.left(failure),
    })
    expect([await read(), await read(), await read()]).toStrictEqual([
      E.left(failure),
      E.right('rows'),
      E.right('rows'),
    ])
  })

  it('[M-131] is not read if its stamp cannot be read', async () => {
    const read = readWhenChanged({
      stamp: TE.left(failure),
      read: () => Promise.reject(new Error('should not be read')),
    })
    expect(await read()).toStrictEqual(E.left(failure))
  })

  it.each([
    ['the same while the stamp stays', ['one', 'one'], true],
    ['another at another stamp', ['one', 'two'], false],
  ])('[M-133] logs one fault %s', async (_what, stamps, isSame) => {
    const read = readWhenChanged<string>({
      stamp: TE.fromIO(() => stamps.shift() ?? ''),
      read: async () => E.left({ ...failure }),
    })
    const first = E.toUnion(await read())
    expect(E.toUnion(await read()) === first).toBe(isSame)
  })
})
