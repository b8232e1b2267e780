import { describe, expect, it } from 'vitest'
import {
  blindRemoval,
  HeldRow,
  mayBeInSheet,
  newRemoval,
  readTimes,
} from '../../../../src/domain/ledger/erase/new-removal'

const AT = 1_000
const GIVEN = { at: AT, hash: 'a hash' }
const held = (delivered: number, openBatch: number | null) =>
  ({ target: 'orders', delivered, openBatch }) as const

const QUEUED = {
  at: AT,
  target: 'orders',
  state: 'queued',
  phoneHash: 'a hash',
  afterBatch: null,
  rowsUntil: null,
  sheet: null,
  times: null,
}

describe('what an erasure leaves behind for a sheet', () => {
  it.each([
    { why: 'rows were delivered', row: held(1, null), may: true },
    { why: 'rows are being sent', row: held(0, 7), may: true },
    { why: 'no row was sent', row: held(0, null), may: false },
  ])('[P-004] is a removal: $may, if $why', ({ row, may }) => {
    expect(mayBeInSheet(row)).toBe(may)
  })

  it('[P-004] is decided only by rows of the ledger that can be decoded', () => {
    const whole = { target: 'orders', delivered: 1, openBatch: null }
    const broken = [
      { ...whole, target: 'x' },
      { ...whole, delivered: '1' },
      { ...whole, openBatch: '1' },
    ]
    expect([whole, ...broken].map(HeldRow.is)).toStrictEqual([true, false, false, false])
  })

  it('[P-004] names the batch under way and when the rows were received', () => {
    expect(newRemoval(held(2, 7), [5, 6], GIVEN)).toStrictEqual({
      ...QUEUED,
      afterBatch: 7,
      times: '[5,6]',
    })
    expect(newRemoval(held(2, null), null, GIVEN)).toStrictEqual(QUEUED)
  })

  it('[P-004] has no phone hash if no sheet can have a row', () => {
    expect(newRemoval(held(0, null), [5], GIVEN)).toStrictEqual({
      ...QUEUED,
      state: 'done',
      phoneHash: null,
    })
  })

  it('[P-004] spares later rows if the sheet may have some', () => {
    expect(blindRemoval('orders', 'a hash', { at: AT, rowsUntil: 9 })).toStrictEqual({
      ...QUEUED,
      rowsUntil: 9,
    })
  })

  it.each([
    ['[5,6]', [5, 6]],
    ['[]', []],
    [null, null],
    ['null', null],
    ['["5"]', null],
    ['{', null],
  ])('[P-004] keeps times as text: %s', (text, times) => {
    expect(readTimes(text)).toStrictEqual(times)
  })
})
