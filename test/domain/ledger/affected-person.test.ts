import { expect, it } from 'vitest'
import { type AffectedPerson, type Held, withHeld } from '../../../src/domain/ledger/affected-person'
import { anArrivedMembership, anArrivedOrder } from '../../support/arrived'

const held = (arrived: ReturnType<typeof anArrivedOrder>, at: number): Held => ({ ...arrived, at }) as Held

it('[P-011] a person affected by a leak has all names, counts and moments of their number', () => {
  const persons = new Map<string, AffectedPerson>()
  withHeld(persons, held(anArrivedOrder(1), 5))
  withHeld(persons, held(anArrivedOrder(1), 7))
  withHeld(persons, held(anArrivedMembership(1), 4))
  const again = anArrivedMembership(1, {}, 'Trần Khác')
  withHeld(persons, held(again, 6))
  expect([...persons]).toStrictEqual([
    [
      '0900000001',
      { phone: '0900000001', names: ['Nguyễn Mẫu 1'], orders: 2, members: 0, first: 5, last: 7 },
    ],
    [
      '0800000001',
      { phone: '0800000001', names: ['Trần Mẫu 1', 'Trần Khác'], orders: 0, members: 2, first: 4, last: 6 },
    ],
  ])
})

it('[P-011] a number that is spelled with its country is the same person', () => {
  const persons = new Map<string, AffectedPerson>()
  const { registration } = anArrivedOrder(1)
  withHeld(persons, held(anArrivedOrder(1), 5))
  withHeld(persons, {
    ...held(anArrivedOrder(1), 5),
    registration: { ...registration, phone: '84900000001' },
  } as Held)
  expect([...persons.values()].map(({ phone, orders }) => [phone, orders])).toStrictEqual([['0900000001', 2]])
})
