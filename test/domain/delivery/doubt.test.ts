import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { doubtReason, readDoubt } from '../../../src/domain/delivery/doubt'

const upTo = (count: number) => Array.from({ length: count }, (_, row) => row)

describe('a doubt that is kept as a reason', () => {
  it.each([1, 50])('[P-003] is read back with %d rows', (count) => {
    const doubt = { tag: 'rowsUnsure' as const, rows: upTo(count) }
    expect(readDoubt(doubtReason(doubt))).toStrictEqual(O.some(doubt))
  })

  it('[P-003] names at most 50 rows', () => {
    const read = readDoubt(doubtReason({ tag: 'rowsUndated', rows: upTo(51) }))
    expect(read).toStrictEqual(O.some({ tag: 'rowsUndated', rows: upTo(50) }))
  })

  it.each(['', 'the service answers 403', 'doubt', 'doubt x', 'doubt {"tag":"rowsUndated"}'])(
    '[P-003] is not read from a reason of another kind: %s',
    (reason) => {
      expect(readDoubt(reason)).toStrictEqual(O.none)
    },
  )
})
