import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { membershipDialogMachine } from '../../../src/domain/flows/membership-dialog.machine'
import { MEMBERSHIP_FORM } from '../../../src/domain/registration/membership-form'
import { toRegistrationView } from '../../../src/ui/registration/to-registration-view'
import { aMembershipDraft } from '../../support/fixtures/a-membership'
import { actorDone, follow, startFlow } from '../../support/flows/flow'
import { noErrorsOf, QUIET } from '../../support/views/quiet-view'

const attempt = { key: 'key-1', at: 1_000 }
const submit = { type: 'membership.submit', attempt } as const
const empty = aMembershipDraft()
const filled = { ...empty, name: 'Người Thử', phone: '0900000001' }
const noErrors = noErrorsOf(MEMBERSHIP_FORM)

const fresh = startFlow(membershipDialogMachine, { planId: 1, consentAtStart: true })
const typed = follow(
  fresh,
  { type: 'name.type', name: 'Người Thử' },
  { type: 'phone.type', phone: '0900000001' },
)
const sending = follow(typed, submit)

describe('what the membership dialog shows', () => {
  it.each([
    { row: 'M-087', when: 'it opens', flow: fresh, view: { draft: empty, errors: noErrors, ...QUIET } },
    {
      row: 'M-121, M-122',
      when: 'an empty form was submitted',
      flow: follow(fresh, submit),
      view: {
        draft: empty,
        errors: {
          ...noErrors,
          name: 'Vui lòng nhập họ và tên!',
          phone: 'Vui lòng nhập số điện thoại!',
        },
        ...QUIET,
      },
    },
    {
      row: 'M-121, M-123',
      when: 'one field was mended and the other is wrong',
      flow: follow(
        fresh,
        submit,
        { type: 'name.type', name: 'Người Thử' },
        { type: 'phone.type', phone: '+84900000001' },
      ),
      view: {
        draft: { ...filled, phone: '+84900000001' },
        errors: { ...noErrors, phone: 'Số điện thoại không hợp lệ!' },
        ...QUIET,
        holdsInput: true,
      },
    },
    {
      row: 'M-083',
      when: 'it sends',
      flow: sending,
      view: { draft: filled, errors: noErrors, ...QUIET, holdsInput: true, isSending: true },
    },
    {
      row: 'M-089, A-27',
      when: 'the row was kept',
      flow: follow(sending, actorDone('submitMembership', E.right({ key: 'key-1', at: 1_000 }))),
      view: { draft: empty, errors: noErrors, ...QUIET, isConfirmed: true },
    },
    {
      row: 'M-085, A-28',
      when: 'the service did not take it',
      flow: follow(sending, actorDone('submitMembership', E.left({ tag: 'unreachable' as const }))),
      view: { draft: filled, errors: noErrors, ...QUIET, holdsInput: true, isFailed: true },
    },
    {
      row: 'A-30',
      when: 'it is closed with something typed',
      flow: follow(typed, { type: 'dialog.close' }),
      view: { draft: filled, errors: noErrors, ...QUIET, holdsInput: true, isAsking: true },
    },
  ])('[$row] shows what belongs to the state when $when', ({ flow, view }) => {
    expect(toRegistrationView(MEMBERSHIP_FORM, flow.snapshot)).toStrictEqual(view)
  })

  it('[M-089] shows an error for a required checkbox that is not ticked', () => {
    const unticked = startFlow(membershipDialogMachine, { planId: 2, consentAtStart: false })
    expect(toRegistrationView(MEMBERSHIP_FORM, follow(unticked, submit).snapshot).errors).toStrictEqual({
      ...noErrors,
      name: 'Vui lòng nhập họ và tên!',
      phone: 'Vui lòng nhập số điện thoại!',
      consent: 'Vui lòng đánh dấu đồng ý để chúng tôi gọi lại cho bạn!',
    })
  })
})
