import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { membershipDialogMachine } from '../../../src/domain/flows/membership-dialog.machine'
import { MEMBERSHIP_FORM } from '../../../src/domain/registration/membership-form'
import { MembershipDialog } from '../../../src/ui/membership/membership-dialog'
import { toRegistrationView } from '../../../src/ui/registration/to-registration-view'
import { viewPaths } from '../../support/flows/view-paths'
import { ATTEMPT, COMMON_ROWS, errorOf, field, walkDialog } from '../../support/views/dialog-walk'

const paths = viewPaths(membershipDialogMachine, {
  input: { planId: 1, consentAtStart: true },
  events: [
    { type: 'name.type', name: 'Người Thử' },
    { type: 'phone.type', phone: '0900000001' },
    { type: 'plan.choose', id: 2 },
    { type: 'membership.submit', attempt: ATTEMPT },
    { type: 'dialog.close' },
    { type: 'dialog.reopen' },
    { type: 'notice.dismiss' },
    { type: 'form.renew' },
    { type: 'discard.confirm' },
    { type: 'discard.cancel' },
  ],
  answers: { submitMembership: [E.right(ATTEMPT), E.left({ tag: 'unreachable' })] },
})

const ROWS: Readonly<Record<string, string>> = {
  ...COMMON_ROWS,
  'name.type': '[M-087]',
  'phone.type': '[M-087]',
  'plan.choose': '[M-088]',
  'membership.submit': '[M-089, A-49]',
  'xstate.done.actor.submitMembership': '[M-089]',
}

const deluxe = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Gói Deluxe' })

const DIALOG: Parameters<typeof walkDialog>[0] = {
  success: 'Đăng ký hội viên thành công!',
  renew: 'Đăng ký cho người khác',
  show: (onClose) => <MembershipDialog planId={1} onClose={onClose} />,
  ports: (submitMembership) => ({ submitMembership }),
  isReady: () => Promise.resolve(),
  own: (visitor) => ({ 'plan.choose': () => visitor.click(deluxe()) }),
  shown: () => ({
    name: field('Họ và tên').value,
    phone: field('Số điện thoại').value,
    planId: deluxe().checked ? 2 : 1,
    errors: [errorOf('Họ và tên'), errorOf('Số điện thoại')],
  }),
  expected: (snapshot) => {
    const { draft, errors, ...stage } = toRegistrationView(
      MEMBERSHIP_FORM,
      snapshot as SnapshotFrom<typeof membershipDialogMachine>,
    )
    const { name, phone, planId } = draft
    return { form: { name, phone, planId, errors: [errors.name, errors.phone] }, stage }
  },
}

describe('the membership dialog, along every path of its diagram', () => {
  it('[M-087] has paths to walk', () => {
    expect(paths.length).toBeGreaterThan(20)
  })

  it.each(paths.map((path) => ({ ...path, rows: ROWS[path.steps.at(-1)?.event.type ?? ''] })))(
    '$rows shows what its machine says: $title',
    (path) => walkDialog(DIALOG, path),
  )
})
