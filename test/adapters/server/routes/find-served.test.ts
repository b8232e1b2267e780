import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createFindServed } from '../../../../src/adapters/server/routes/find-served'
import type { ServedValue } from '../../../../src/domain/ledger/accept/served'

const NOW: ServedValue = { what: 'orders', id: 'now', name: 'DatMua' }
const BEFORE: ServedValue = { what: 'orders', id: 'before', name: 'DatMua' }

const create = (all: ReadonlyArray<ServedValue> | null) => {
  let at = 0
  let asked = 0
  const findServed = createFindServed(
    () => {
      asked += 1
      return all === null ? TE.left({ tag: 'unavailable', reason: 'down' }) : TE.right(all)
    },
    [NOW],
    () => at,
  )
  return {
    find: (id: string) => findServed((served) => served.id === id),
    pass: (ms: number) => {
      at += ms
    },
    asked: () => asked,
  }
}

describe('values that open pages may still send', () => {
  it('[P-001] are found without the ledger if they are served now', async () => {
    const { find, asked } = create([])
    expect(await find('now')).toStrictEqual(NOW)
    expect(asked()).toBe(0)
  })

  it('[P-001] are found in the ledger, which is queried at most once a second', async () => {
    const { find, asked, pass } = create([NOW, BEFORE])
    expect(await find('before')).toStrictEqual(BEFORE)
    for (let n = 0; n < 50; n += 1) expect(await find('never')).toBeUndefined()
    expect(asked()).toBe(1)
    pass(1_000)
    await find('never')
    expect(asked()).toBe(2)
  })

  it('[P-001] is returned to all concurrent callers by one query of the ledger', async () => {
    const { find, asked } = create([NOW, BEFORE])
    expect(await Promise.all([find('before'), find('before'), find('never')])).toStrictEqual([
      BEFORE,
      BEFORE,
      undefined,
    ])
    expect(asked()).toBe(1)
  })

  it('[P-001] are only those served now while the ledger is unavailable', async () => {
    const { find } = create(null)
    expect(await find('before')).toBeUndefined()
    expect(await find('now')).toStrictEqual(NOW)
  })
})
