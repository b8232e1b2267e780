import { act, screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { membershipDialogMachine } from '../../../src/domain/flows/membership-dialog.machine'
import type { SubmissionAnswer } from '../../../src/domain/flows/registration-states'
import { MEMBERSHIP_FORM } from '../../../src/domain/registration/membership-form'
import { MembershipDialog } from '../../../src/ui/membership/membership-dialog'
import { toRegistrationView } from '../../../src/ui/registration/to-registration-view'
import { type ViewStep, viewPaths } from '../../support/flows/view-paths'
import { renderView } from '../../support/views/render-view'

type Snapshot = SnapshotFrom<typeof membershipDialogMachine>

const attempt = { key: 'key-1', at: 1_000 }
const paths = viewPaths(membershipDialogMachine, {
  input: { planId: 1, consentAtStart: true },
  events: [
    { type: 'name.type', name: 'Người Thử' },
    { type: 'phone.type', phone: '0900000001' },
    { type: 'plan.choose', id: 2 },
    { type: 'membership.submit', attempt },
    { type: 'dialog.close' },
    { type: 'dialog.reopen' },
    { type: 'notice.dismiss' },
    { type: 'form.renew' },
    { type: 'discard.confirm' },
    { type: 'discard.cancel' },
  ],
  answers: { submitMembership: [E.right(attempt), E.left({ tag: 'unreachable' })] },
})

/** The rows that the last step of a path is about. */
const ROWS: Readonly<Record<string, string>> = {
  'name.type': '[M-087]',
  'phone.type': '[M-087]',
  'plan.choose': '[M-088]',
  'membership.submit': '[M-089, A-49]',
  'dialog.close': '[M-090, A-48]',
  'discard.confirm': '[M-090]',
  'discard.cancel': '[M-090]',
  'dialog.reopen': '[A-48]',
  'notice.dismiss': '[A-48]',
  'form.renew': '[A-27]',
  'xstate.done.actor.submitMembership': '[M-089]',
}

const openDialog = () => {
  let isClosed = false
  let answer: (given: SubmissionAnswer) => void = () => {}
  const { visitor } = renderView(
    <MembershipDialog
      planId={1}
      onClose={() => {
        isClosed = true
      }}
    />,
    {
      ports: {
        newAttempt: () => attempt,
        submitMembership: () => () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    },
  )
  const type = async (label: string, text: unknown) => {
    await visitor.clear(screen.getByLabelText(label))
    await visitor.type(screen.getByLabelText(label), String(text))
  }
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }))
  const take = async ({ type: event, ...payload }: ViewStep): Promise<void> => {
    switch (event) {
      case 'name.type':
        return type('Họ và tên', payload.name)
      case 'phone.type':
        return type('Số điện thoại', payload.phone)
      case 'plan.choose':
        return visitor.click(screen.getByRole('radio', { name: 'Gói Deluxe' }))
      case 'membership.submit':
        return press('Đăng ký')
      case 'dialog.close':
        return press('Đóng')
      case 'dialog.reopen':
        return press('Mở lại biểu mẫu')
      case 'notice.dismiss':
        return press('Đóng')
      case 'form.renew':
        return press('Đăng ký cho người khác')
      case 'discard.confirm':
        return press('Đóng, không giữ lại')
      case 'discard.cancel':
        return press('Tiếp tục điền')
      default:
        return act(async () => answer(payload.output as SubmissionAnswer))
    }
  }
  return { take, isClosed: () => isClosed }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const errorOf = (label: string) =>
  field(label).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
    : null

/** What the page tells once the dialog was left. */
const told = () => ({
  isAway: true,
  isConfirmed: screen.queryByRole('status')?.textContent === 'Đăng ký hội viên thành công!',
  isFailed: screen.queryByRole('alert')?.textContent === 'Hệ thống bận. Vui lòng thao tác lại sau!',
})

/** What the dialog shows, in the words of the machine. */
const inDialog = () => ({
  name: field('Họ và tên').value,
  phone: field('Số điện thoại').value,
  planId: screen.getByRole<HTMLInputElement>('radio', { name: 'Gói Deluxe' }).checked ? 2 : 1,
  errors: [errorOf('Họ và tên'), errorOf('Số điện thoại')],
  isSending:
    screen.getByRole('button', { name: 'Đăng ký', hidden: true }).getAttribute('aria-busy') === 'true',
  isAsking: screen.queryByRole('button', { name: 'Đóng, không giữ lại' }) !== null,
  isConfirmed: screen.queryByText('Đăng ký hội viên thành công!') !== null,
  isFailed: screen.queryByText('Hệ thống bận. Vui lòng thao tác lại sau!') !== null,
})

const shown = () => (screen.queryByRole('dialog') === null ? told() : inDialog())

const expected = (snapshot: Snapshot) => {
  const { draft, errors, isSending, isAsking, isConfirmed, isFailed, isAway } = toRegistrationView(
    MEMBERSHIP_FORM,
    snapshot,
  )
  if (isAway) return { isAway, isConfirmed, isFailed }
  const { name, phone, planId } = draft
  return {
    name,
    phone,
    planId,
    errors: [errors.name, errors.phone],
    isSending,
    isAsking,
    isConfirmed,
    isFailed,
  }
}

describe('the membership dialog, along every path of its diagram', () => {
  it('[M-087] has paths to walk', () => {
    expect(paths.length).toBeGreaterThan(20)
  })

  it.each(paths.map((path) => ({ ...path, rows: ROWS[path.steps.at(-1)?.event.type ?? ''] })))(
    '$rows shows what its machine says: $title',
    async ({ steps }) => {
      const { take, isClosed } = openDialog()
      for (const { event, after } of steps) {
        await take(event)
        expect(isClosed()).toBe(after.matches('closed'))
        if (!isClosed()) expect(shown()).toStrictEqual(expected(after as Snapshot))
      }
    },
  )
})
