import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { openWithin } from '../../../../src/adapters/server/wiring/open-within'
import { decoded } from '../../../support/decoded'

describe('what was opened within a scope', () => {
  it('is ended whole, the latest first, also if one end throws', async () => {
    const ended: Array<string> = []
    const scope = new AsyncDisposableStack()
    for (const name of ['ledger', 'notices', 'metrics'])
      decoded(
        await openWithin(scope, TE.right(name), () => async () => {
          ended.push(name)
          if (name === 'notices') throw new Error('not stopped')
        })(),
      )
    await expect(scope.disposeAsync()).rejects.toThrow('not stopped')
    expect(ended).toStrictEqual(['metrics', 'notices', 'ledger'])
  })

  it('needs no end if it was not opened', async () => {
    const scope = new AsyncDisposableStack()
    const ended = () => expect.unreachable()
    await openWithin(scope, TE.left('not opened'), () => ended)()
    await expect(scope.disposeAsync()).resolves.toBeUndefined()
  })
})
