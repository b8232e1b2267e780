import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { membershipRow } from '../../../src/domain/registration/membership'
import { orderRow } from '../../../src/domain/registration/order'
import {
  type KeptRegistration,
  plainCells,
  TARGETS,
  Target,
  typedCells,
} from '../../../src/domain/registration/registration'
import { aMembership } from '../../support/fixtures/a-membership'
import { anOrder } from '../../support/fixtures/an-order'
import { ARRIVED_AT } from '../../support/ledger/arrived'

const order: KeptRegistration = { target: 'orders', content: anOrder(), id: 1, at: ARRIVED_AT }
const membership: KeptRegistration = {
  target: 'members',
  content: aMembership(),
  id: 2,
  at: ARRIVED_AT,
}

describe('the cells of a kept registration', () => {
  const KEPT = [
    { spec: 'M-106', kept: order, row: orderRow(anOrder(), ARRIVED_AT) },
    { spec: 'M-109', kept: membership, row: membershipRow(aMembership(), ARRIVED_AT) },
  ]
  const withoutPrefixes = (row: ReadonlyArray<string>) => row.slice(1).map((cell) => cell.replace(/^'/, ''))

  it.each(KEPT)('[$spec, A-37] are those of its row, all but the row number as text', ({ kept, row }) => {
    expect(typedCells(kept)).toStrictEqual([
      { formula: '=ROW()-1' },
      ...withoutPrefixes(row).map((text) => ({ text })),
    ])
  })

  it.each(KEPT)(
    '[$spec] are exported with the row number counted and the phone as digits',
    ({ kept, row }) => {
      expect(plainCells(kept, 4)).toStrictEqual(['4', ...withoutPrefixes(row)])
    },
  )
})

describe('the kind of a registration', () => {
  it('[M-113, M-132] is that of orders or that of members', () => {
    expect(TARGETS.map(Target.decode)).toStrictEqual([E.right('orders'), E.right('members')])
  })

  it.each(['products', 'toString', '', null])('[M-113, M-132] is not %j', (kind) => {
    expect(E.isLeft(Target.decode(kind))).toBe(true)
  })
})
