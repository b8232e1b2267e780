import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodeValues } from '../../../src/adapters/google-sheets/decode-values'

const answerOf = (...values: ReadonlyArray<ReadonlyArray<unknown>>) => ({
  range: 'SanPham!A1:Z1000',
  majorDimension: 'ROWS',
  values,
})
const HEADER = ['id', 'group', 'title', 'discount']

describe("a tab's values", () => {
  it('[M-131] are rows as wide as their header, without blank rows', () => {
    expect(
      decodeValues(
        answerOf(
          [],
          HEADER,
          ['sp-1', '', 'Hàu biển'],
          ['', ' '],
          [],
          ['sp-2', 'Sinh lực', 'Sâm cau', '990.000đ', 'ghi chú'],
        ),
      ),
    ).toStrictEqual(
      E.right([HEADER, ['sp-1', '', 'Hàu biển', ''], ['sp-2', 'Sinh lực', 'Sâm cau', '990.000đ', 'ghi chú']]),
    )
  })
})

describe('a response that is no catalogue', () => {
  it.each([
    { body: answerOf(), reason: 'the tab is empty', why: 'no rows' },
    { body: answerOf([], ['', ' ']), reason: 'the tab is empty', why: 'blank rows only' },
    { body: { range: 'SanPham!A1:Z1000', majorDimension: 'ROWS' }, reason: 'the answer holds no rows' },
    { body: {}, reason: 'the answer holds no rows', why: 'something else answers' },
    { body: null, reason: 'the answer holds no rows', why: 'nothing' },
    { body: { values: 'sp-1' }, reason: 'the answer holds no rows', why: 'no list' },
    { body: answerOf(HEADER), reason: 'the tab has no product below its header row', why: 'header only' },
    {
      body: answerOf(['sp-1', '', 'Hàu biển']),
      reason: 'the tab has no product below its header row',
      why: 'one row, which is the header',
    },
    {
      body: answerOf(HEADER, ['sp-1'], ['', '', 'Hàu biển']),
      reason: 'the tab has no product below its header row',
      why: 'rows without title or id',
    },
  ])('[M-131, M-133] is refused: $why, $reason', ({ body, reason }) => {
    expect(decodeValues(body)).toStrictEqual(E.left(reason))
  })
})
