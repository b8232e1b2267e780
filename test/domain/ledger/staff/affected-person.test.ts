import { expect, it } from 'vitest'
import {
  type AffectedPerson,
  addRegistration,
  type DatedRegistration,
} from '../../../../src/domain/ledger/staff/affected-person'
import { anArrivedMembership, anArrivedOrder } from '../../../support/ledger/arrived'

const held = (arrived: ReturnType<typeof anArrivedOrder>, at: number): DatedRegistration =>
  ({ ...arrived, at }) as DatedRegistration

it('[P-011] a person affected by a leak has all names, counts and moments of their number', () => {
  const persons = new Map<string, AffectedPerson>()
  addRegistration(persons, held(anArrivedOrder(1), 5))
  addRegistration(persons, held(anArrivedOrder(1), 7))
  addRegistration(persons, held(anArrivedMembership(1), 4))
  const again = anArrivedMembership(1, {}, 'Trần Khác')
  addRegistration(persons, held(again, 6))
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
  const { content: registration } = anArrivedOrder(1)
  addRegistration(persons, held(anArrivedOrder(1), 5))
  addRegistration(persons, {
    ...held(anArrivedOrder(1), 5),
    content: { ...registration, phone: '84900000001' },
  } as DatedRegistration)
  expect([...persons.values()].map(({ phone, orders }) => [phone, orders])).toStrictEqual([['0900000001', 2]])
})
