import { describe, expect, it } from 'vitest'
import {
  emptyMembershipDraft,
  hasMembershipInput,
  isMembershipTouched,
} from '../../../src/domain/registration/membership-draft'

const empty = emptyMembershipDraft(1, true)

describe('a membership draft', () => {
  it('[M-088, M-089] starts empty with the plan to preselect', () => {
    expect(emptyMembershipDraft(2, false)).toStrictEqual({
      name: '',
      phone: '',
      planId: 2,
      consent: false,
      trap: '',
    })
  })

  it.each([
    { draft: empty, input: false, why: 'nothing typed' },
    { draft: { ...empty, name: 'A' }, input: true, why: 'a name' },
    { draft: { ...empty, phone: '0' }, input: true, why: 'a phone number' },
    { draft: { ...empty, name: ' ', phone: '\t' }, input: false, why: 'only white space' },
    { draft: emptyMembershipDraft(2, false), input: false, why: 'another plan is no loss' },
  ])('[A-30] would be missed: $input, $why', ({ draft, input }) => {
    expect(hasMembershipInput(draft)).toBe(input)
  })

  it.each([
    { draft: empty, touched: false, why: 'as it was cleared' },
    { draft: { ...empty, trap: 'x' }, touched: false, why: 'no person fills the trap' },
    { draft: { ...empty, name: 'A' }, touched: true, why: 'a name' },
    { draft: { ...empty, planId: 2 as const }, touched: true, why: 'another plan' },
    { draft: { ...empty, consent: false }, touched: true, why: 'another consent' },
  ])('[M-089, A-27] was touched since: $touched, $why', ({ draft, touched }) => {
    expect(isMembershipTouched(draft, empty)).toBe(touched)
  })
})
