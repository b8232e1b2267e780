import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  type KeptRegistration,
  plainCells,
  TARGETS,
  Target,
  typedCells,
} from '../../../src/domain/registration/registration'
import { aMembership } from '../../support/a-membership'
import { anOrder } from '../../support/an-order'
import { ARRIVED_AT } from '../../support/arrived'

const order: KeptRegistration = { target: 'orders', content: anOrder(), id: 1, at: ARRIVED_AT }
const membership: KeptRegistration = {
  target: 'members',
  content: aMembership(),
  id: 2,
  at: ARRIVED_AT,
}

describe('the cells of a kept registration', () => {
  it('[M-106, A-37] are seven for an order, all but the row number as text', () => {
    expect(typedCells(order)).toStrictEqual([
      { formula: '=ROW()-1' },
      { text: 'Nguyễn Văn Mẫu' },
      { text: '0900000001' },
      { text: 'Hà Tĩnh' },
      { text: 'Thị xã Kỳ Anh' },
      { text: 'Viên tim' },
      { text: '20/11/2026 08:30:00' },
    ])
  })

  it('[M-109, A-37] are five for a membership, all but the row number as text', () => {
    expect(typedCells(membership)).toStrictEqual([
      { formula: '=ROW()-1' },
      { text: 'Nguyễn Văn Mẫu' },
      { text: '0900000001' },
      { text: 'Gói Premium' },
      { text: '20/11/2026 08:30:00' },
    ])
  })

  it('[M-106] of an order are exported with the row number counted and the phone as digits', () => {
    expect(plainCells(order, 3)).toStrictEqual([
      '3',
      'Nguyễn Văn Mẫu',
      '0900000001',
      'Hà Tĩnh',
      'Thị xã Kỳ Anh',
      'Viên tim',
      '20/11/2026 08:30:00',
    ])
  })

  it('[M-109] of a membership are exported with the row number counted and the phone as digits', () => {
    expect(plainCells(membership, 4)).toStrictEqual([
      '4',
      'Nguyễn Văn Mẫu',
      '0900000001',
      'Gói Premium',
      '20/11/2026 08:30:00',
    ])
  })
})

describe('the kind of a registration', () => {
  it('[M-113, M-132] is that of orders or that of members', () => {
    expect(TARGETS.map(Target.decode)).toStrictEqual([E.right('orders'), E.right('members')])
  })

  it.each(['products', 'toString', '', null])('[M-113, M-132] is not %j', (kind) => {
    expect(E.isLeft(Target.decode(kind))).toBe(true)
  })
})
