import { describe, expect, it } from 'vitest'
import { DataFaultError } from '../../../src/adapters/ledger/data-fault'
import {
  concernsOneRow,
  errorCode,
  isReadOnly,
  isRetryable,
  isRolledBack,
  isSqlState,
  toTransactionFailure,
} from '../../../src/adapters/ledger-postgres/sql-state'
import { toUnavailable } from '../../../src/adapters/ledger-postgres/to-unavailable'

const UNREADABLE = new DataFaultError({ tag: 'row', statement: 'readBatch' })
const DAMAGED = new DataFaultError({ tag: 'damaged', path: 'p', damage: { line: 2, because: 'newer' } })

describe('the code of a fault', () => {
  it('[P-001] is the one that it has, or unknown', () => {
    expect([{ code: '23505' }, { code: 5 }, new Error('23505'), null, 'x'].map(errorCode)).toStrictEqual([
      '23505',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ])
  })

  it.each([
    // code, is an SQLSTATE, is tried again, was rolled back, concerns one row
    ['40001', true, true, true, false],
    ['40P01', true, true, true, false],
    ['23505', true, true, false, true],
    ['23514', true, false, false, true],
    ['22021', true, false, false, true],
    ['21000', true, false, false, false],
    ['24000', true, false, false, false],
    ['42P23', true, false, false, false],
    ['57P01', true, true, false, false],
    ['57P03', true, true, false, false],
    ['57014', true, false, false, false],
    ['08006', true, true, false, false],
    ['X0800', true, false, false, false],
    ['25006', true, false, false, false],
    ['ECONNRESET', false, true, false, false],
    ['EPIPE2', false, true, false, false],
    ['x40001', false, true, false, false],
    ['unknown', false, true, false, false],
  ])(
    '[P-001] %s: a state, tried again, rolled back, about one row',
    (code, isState, isTried, isBack, isOfRow) => {
      expect({
        isState: isSqlState(code),
        isTried: isRetryable(code),
        isBack: isRolledBack(code),
        isOfRow: concernsOneRow(code),
      }).toStrictEqual({ isState, isTried, isBack, isOfRow })
    },
  )

  it('[P-001] of what is stored is kept whole, and any other by its code', () => {
    for (const error of [UNREADABLE, DAMAGED]) expect(toTransactionFailure(error)).toBe(error)
    const refused = Object.assign(new Error('refused'), { code: '40001' })
    expect([refused, 'x'].map(toTransactionFailure)).toStrictEqual([{ code: '40001' }, { code: 'unknown' }])
  })

  it('[P-001] of a database that only lets itself be read is told apart', () => {
    expect(['25006', '25001'].map(isReadOnly)).toStrictEqual([true, false])
  })

  it('[P-001, P-011] is all that a visitor’s server says of it, but for the sentence on the record of erasures', () => {
    expect(toUnavailable({ code: '23514' })).toStrictEqual({
      tag: 'unavailable',
      reason: 'the database did not answer as it should (23514)',
    })
    expect(toUnavailable(UNREADABLE).reason).toBe(
      'the database did not answer as it should (unreadable row of readBatch)',
    )
    expect(toUnavailable(DAMAGED).reason).toMatch(/^p: dòng 2 của sổ các lần xóa/)
  })
})
