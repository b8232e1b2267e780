import { expect, it } from 'vitest'
import { walkFlow } from '../../scripts/diagrams/walk-flow'

const STEPS = [
  'phone.type "0900000001"',
  'membership.submit {"key":"example-key","at":0}',
  'name.type "Nguyễn Văn Mẫu"',
  'membership.submit {"key":"example-key","at":0}',
  'submitMembership answers: success',
]

it('walks membership-dialog: 5 steps', () => {
  expect(walkFlow('membership-dialog', STEPS)).toBe('editing › confirmed')
})
