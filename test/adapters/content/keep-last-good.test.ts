import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { unreadable } from '../../../src/adapters/content/content-failure'
import { keepLastGood } from '../../../src/adapters/content/keep-last-good'
import type { ContentFailure } from '../../../src/ports/content'
import { createContentLog } from '../../support/content/content-log'

const gone = unreadable('products.csv')('Tệp này không tồn tại.')
const broken = unreadable('products.csv')('Đây là thư mục, không phải tệp.')

const readingInTurn = (outcomes: ReadonlyArray<E.Either<ContentFailure, string>>) => {
  const left = [...outcomes]
  return async () => left.shift() ?? E.left(gone)
}

const answersInTurn = async (outcomes: ReadonlyArray<E.Either<ContentFailure, string>>) => {
  const { log, failures } = createContentLog()
  const read = keepLastGood(readingInTurn(outcomes), log)
  const answers: Array<E.Either<ContentFailure, string>> = []
  for (const _ of outcomes) answers.push(await read())
  return { answers, failures }
}

describe('a reader that keeps its last good value', () => {
  it('[M-133] returns a failure while there is no such value, and logs it once', async () => {
    expect(await answersInTurn([E.left(gone), E.left(gone)])).toStrictEqual({
      answers: [E.left(gone), E.left(gone)],
      failures: [gone],
    })
  })

  it('[M-133] returns that value at later failures, and logs them once', async () => {
    expect(await answersInTurn([E.right('one'), E.right('two'), E.left(gone), E.left(gone)])).toStrictEqual({
      answers: [E.right('one'), E.right('two'), E.right('two'), E.right('two')],
      failures: [gone],
    })
  })

  it('[M-133] logs again if the reason changes', async () => {
    const { failures } = await answersInTurn([E.right('one'), E.left(gone), E.left(broken)])
    expect(failures).toStrictEqual([gone, broken])
  })

  it('[M-133] logs again if another version of the file has the same fault', async () => {
    const again = { ...gone }
    const { failures } = await answersInTurn([E.right('one'), E.left(gone), E.left(again)])
    expect(failures).toStrictEqual([gone, again])
  })

  it('[M-133] logs again after it recovered', async () => {
    const { answers, failures } = await answersInTurn([
      E.right('one'),
      E.left(gone),
      E.right('two'),
      E.left(gone),
    ])
    expect(answers).toStrictEqual([E.right('one'), E.right('one'), E.right('two'), E.right('two')])
    expect(failures).toStrictEqual([gone, gone])
  })
})
