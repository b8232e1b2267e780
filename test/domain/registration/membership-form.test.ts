import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decodeFields, emptyDraft, hasInput, isTouched } from '../../../src/domain/registration/form'
import {
  decodeMembershipForm,
  emptyMembershipDraft,
  MEMBERSHIP_FORM,
} from '../../../src/domain/registration/membership-form'
import { aMembershipDraft } from '../../support/fixtures/a-membership'

const complete = aMembershipDraft({ name: ' Nguyễn Văn Mẫu ', phone: '0900000001', planId: 2 })

const decodedFields = {
  name: E.right({ name: 'Nguyễn Văn Mẫu' }),
  phone: E.right({ phone: '0900000001' }),
  plan: E.right({ planTitle: 'Gói Deluxe' }),
  consent: E.right({}),
}

describe('the membership form', () => {
  it('[M-109, M-126] returns the membership if everything is valid', () => {
    expect(decodeMembershipForm(complete)).toStrictEqual(
      E.right({ name: 'Nguyễn Văn Mẫu', phone: '0900000001', planTitle: 'Gói Deluxe' }),
    )
  })

  it('[M-121, M-122, M-123, M-126] decodes each field on its own', () => {
    expect(decodeFields(MEMBERSHIP_FORM)(complete)).toStrictEqual(decodedFields)
  })

  it.each([
    { row: 'M-121', change: { name: ' ' }, fault: { name: E.left('nameRequired') } },
    { row: 'M-122', change: { phone: '' }, fault: { phone: E.left('phoneRequired') } },
    { row: 'M-123', change: { phone: '12' }, fault: { phone: E.left('phoneInvalid') } },
    { row: 'M-126, A-44', change: { planId: null }, fault: { plan: E.left('planRequired') } },
    { row: 'M-126, A-44', change: { planId: 3 }, fault: { plan: E.left('planRequired') } },
    { row: 'M-099', change: { consent: false }, fault: { consent: E.left('consentRequired') } },
  ])('[$row] returns all fields if one is invalid: $change', ({ change, fault }) => {
    expect(decodeMembershipForm({ ...complete, ...change })).toStrictEqual(
      E.left({ ...decodedFields, ...fault }),
    )
  })

  it('[M-121, M-122, M-126] reports all invalid fields at once', () => {
    expect(decodeMembershipForm({ ...emptyMembershipDraft(1, false), planId: null })).toMatchObject(
      E.left({
        name: E.left('nameRequired'),
        phone: E.left('phoneRequired'),
        plan: E.left('planRequired'),
        consent: E.left('consentRequired'),
      }),
    )
  })
})

const empty = emptyMembershipDraft(1, true)

describe('a membership draft', () => {
  it('[M-088, M-089] starts empty with the plan to preselect', () => {
    expect(emptyMembershipDraft(2, false)).toStrictEqual({
      name: '',
      phone: '',
      planId: 2,
      consent: false,
      offers: false,
      honeypot: '',
    })
  })

  it('[M-088] has plan 1 when none is named', () => {
    expect(emptyDraft(MEMBERSHIP_FORM)).toStrictEqual(emptyMembershipDraft(1, false))
  })

  it.each([
    { draft: empty, input: false, why: 'nothing typed' },
    { draft: { ...empty, name: 'A' }, input: true, why: 'a name' },
    { draft: { ...empty, phone: '0' }, input: true, why: 'a phone number' },
    { draft: { ...empty, name: ' ', phone: '\t' }, input: false, why: 'only white space' },
    { draft: emptyMembershipDraft(2, false), input: false, why: 'another plan is no loss' },
  ])('[A-30] contains input that would be lost: $input, $why', ({ draft, input }) => {
    expect(hasInput(MEMBERSHIP_FORM)(draft, empty)).toBe(input)
  })

  it.each([
    { draft: empty, touched: false, why: 'as it was cleared' },
    { draft: { ...empty, honeypot: 'x' }, touched: false, why: 'no person fills in the honeypot' },
    { draft: { ...empty, name: 'A' }, touched: true, why: 'a name' },
    { draft: { ...empty, planId: 2 }, touched: true, why: 'another plan' },
    { draft: { ...empty, consent: false }, touched: true, why: 'another consent' },
    { draft: { ...empty, offers: true }, touched: true, why: 'offers agreed to' },
  ])('[M-089, A-27] was changed since: $touched, $why', ({ draft, touched }) => {
    expect(isTouched(MEMBERSHIP_FORM)(draft, empty)).toBe(touched)
  })
})
