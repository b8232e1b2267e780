import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { type Doubt, doubtReason, readDoubt } from '../../../src/domain/delivery/doubt'

const upTo = (count: number) => Array.from({ length: count }, (_, row) => row)

describe('a doubt that is kept as a reason', () => {
  it.each([1, 50])('[P-003] is read back with %d rows', (count) => {
    const doubt = { tag: 'rowsUnsure' as const, rows: upTo(count) }
    expect(readDoubt(doubtReason(doubt))).toStrictEqual(O.some(doubt))
  })

  const tab = { spreadsheet: 's', name: 'Đơn hàng', columns: { phone: 3, time: 0 } }

  it.each<Doubt>([
    { tag: 'columnsMissing', headings: ['Họ tên'] },
    { tag: 'headingsTwice', headings: ['Họ tên'], tab },
    { tag: 'numbersElsewhere', column: 3 },
    {
      tag: 'headingElsewhere',
      heading: 'Họ tên',
      marked: 1,
      headed: 2,
      tab: { spreadsheet: 's', name: 'n' },
    },
    { tag: 'rowsUndated', rows: [4], tab },
    { tag: 'rowsUnnumbered', rows: [4] },
    { tag: 'rowsUnsure', rows: [4] },
    { tag: 'tabMissing', name: 'Đơn hàng', nowNamed: null },
    { tag: 'rangeProtected' },
    { tag: 'sheetUnreachable', id: 'i', name: 'n', reason: 'r' },
  ])('[P-003] is read back whole: $tag', (doubt) => {
    expect(readDoubt(doubtReason(doubt))).toStrictEqual(O.some(doubt))
  })

  it.each([
    { spreadsheet: 's' },
    { name: 'n' },
    { spreadsheet: 's', name: 'n', columns: { phone: 3 } },
    { spreadsheet: 's', name: 'n', columns: { time: 3 } },
  ])('[P-003] is not read with a tab that is not whole: %j', (unwhole) => {
    const reason = `doubt ${JSON.stringify({ tag: 'rangeProtected', tab: unwhole })}`
    expect(readDoubt(reason)).toStrictEqual(O.none)
  })

  it('[P-003] names at most 50 rows', () => {
    const read = readDoubt(doubtReason({ tag: 'rowsUndated', rows: upTo(51) }))
    expect(read).toStrictEqual(O.some({ tag: 'rowsUndated', rows: upTo(50) }))
  })

  it.each([
    '',
    'the service answers 403',
    '{"tag":"rangeProtected"}',
    'doubt',
    'doubt x',
    'doubt {"tag":"rowsUndated"}',
  ])('[P-003] is not read from a reason of another kind: %s', (reason) => {
    expect(readDoubt(reason)).toStrictEqual(O.none)
  })
})
