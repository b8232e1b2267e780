import { describe, expect, it } from 'vitest'
import { MEMBERSHIP_COLUMNS, membershipRow } from '../../../src/domain/registration/membership'
import { aMembership } from '../../support/fixtures/a-membership'

describe('membershipRow', () => {
  const row = membershipRow(aMembership({ planTitle: 'Gói Deluxe' }), Date.parse('2026-11-21T01:02:03Z'))

  it('[M-108, M-109, A-37] gives five cells', () => {
    expect(row).toStrictEqual([
      '=ROW()-1',
      'Nguyễn Văn Mẫu',
      "'0900000001",
      'Gói Deluxe',
      '21/11/2026 08:02:03',
    ])
  })

  it('[M-109, A-37] has one computed cell, one of digits, text cells and a time', () => {
    expect(MEMBERSHIP_COLUMNS.map(({ kind }) => kind)).toStrictEqual([
      'rowNumber',
      'text',
      'digits',
      'text',
      'time',
    ])
  })

  it('[M-109] has five headings', () => {
    expect(MEMBERSHIP_COLUMNS.map(({ heading }) => heading)).toStrictEqual([
      'STT',
      'Họ và tên',
      'Số điện thoại',
      'Gói hội viên',
      'Thời gian',
    ])
  })
})
