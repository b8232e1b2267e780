import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  decodeMembershipFields,
  decodeMembershipForm,
} from '../../../src/domain/registration/membership-form'

const complete = { name: ' Nguyễn Văn Mẫu ', phone: '0900000001', planId: 2, consent: true, trap: '' }

const decodedFields = {
  name: E.right('Nguyễn Văn Mẫu'),
  phone: E.right('0900000001'),
  plan: E.right({ id: 2, title: 'Gói Deluxe' }),
  consent: E.right(true),
}

describe('the membership form', () => {
  it('[M-109, M-126] gives the membership where all is right', () => {
    expect(decodeMembershipForm(complete)).toStrictEqual(
      E.right({ name: 'Nguyễn Văn Mẫu', phone: '0900000001', planTitle: 'Gói Deluxe' }),
    )
  })

  it('[M-121, M-122, M-123, M-126] decodes each field on its own', () => {
    expect(decodeMembershipFields(complete)).toStrictEqual(decodedFields)
  })

  it.each([
    { row: 'M-121', change: { name: ' ' }, fault: { name: E.left('nameRequired') } },
    { row: 'M-122', change: { phone: '' }, fault: { phone: E.left('phoneRequired') } },
    { row: 'M-123', change: { phone: '12' }, fault: { phone: E.left('phoneInvalid') } },
    { row: 'M-126, A-44', change: { planId: null }, fault: { plan: E.left('planRequired') } },
    { row: 'M-126, A-44', change: { planId: 3 }, fault: { plan: E.left('planRequired') } },
    { row: 'M-099', change: { consent: false }, fault: { consent: E.left('consentRequired') } },
  ])('[$row] gives all fields where one is wrong: $change', ({ change, fault }) => {
    expect(decodeMembershipForm({ ...complete, ...change })).toStrictEqual(
      E.left({ ...decodedFields, ...fault }),
    )
  })

  it('[M-121, M-122, M-126] names everything that is wrong at once', () => {
    expect(
      decodeMembershipForm({ name: '', phone: '', planId: null, consent: false, trap: '' }),
    ).toStrictEqual(
      E.left({
        name: E.left('nameRequired'),
        phone: E.left('phoneRequired'),
        plan: E.left('planRequired'),
        consent: E.left('consentRequired'),
      }),
    )
  })
})
