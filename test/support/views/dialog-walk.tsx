import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { SubmissionAnswer } from '../../../src/domain/flows/registration-states'
import type { UiPorts } from '../../../src/ui/context/ui-ports'
import type { ViewStep, viewPaths } from '../flows/view-paths'
import { renderView } from './render-view'

export const ATTEMPT = { key: 'key-1', at: 1_000 }

/** The rows that the last step of a path is about, by its event, where both dialogs have it. */
export const COMMON_ROWS: Readonly<Record<string, string>> = {
  'dialog.close': '[M-090, A-48]',
  'discard.confirm': '[M-090]',
  'discard.cancel': '[M-090]',
  'dialog.reopen': '[A-48]',
  'notice.dismiss': '[A-48]',
  'form.renew': '[A-27]',
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

export const errorOf = (label: string) =>
  field(label).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
    : null

const FAILURE = 'Hệ thống bận. Vui lòng thao tác lại sau!'

type Stage = Readonly<Record<'isSending' | 'isAsking' | 'isConfirmed' | 'isFailed' | 'isAway', boolean>>

type WalkedDialog = {
  readonly success: string
  /** The button that begins another registration. */
  readonly renew: string
  readonly show: (onClose: () => void) => ReactElement
  readonly ports: (submit: UiPorts['submitOrder'] & UiPorts['submitMembership']) => Partial<UiPorts>
  /** Waits until the dialog can be used. */
  readonly isReady: () => Promise<unknown>
  /** How a visitor makes the events that this dialog alone has. */
  readonly own: (visitor: UserEvent) => Readonly<Record<string, () => Promise<void>>>
  /** What is in the form. */
  readonly shown: () => object
  /** The same by the machine, and where the machine stands. */
  readonly expected: (snapshot: AnyMachineSnapshot) => { readonly form: object; readonly stage: Stage }
}

const open = async ({ renew, show, ports, isReady, own }: WalkedDialog) => {
  let isClosed = false
  let answer: (given: SubmissionAnswer) => void = () => {}
  const submit = () => () =>
    new Promise<SubmissionAnswer>((resolve) => {
      answer = resolve
    })
  const onClose = () => {
    isClosed = true
  }
  const { visitor } = renderView(show(onClose), { ports: { newAttempt: () => ATTEMPT, ...ports(submit) } })
  await isReady()
  const type = async (label: string, text: unknown) => {
    await visitor.clear(field(label))
    await visitor.type(field(label), String(text))
  }
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }))
  const take = ({ type: event, ...payload }: ViewStep): Promise<void> => {
    const moves: Readonly<Record<string, () => Promise<void>>> = {
      'name.type': () => type('Họ và tên', payload.name),
      'phone.type': () => type('Số điện thoại', payload.phone),
      'membership.submit': () => press('Đăng ký'),
      'order.submit': () => press('Đăng ký'),
      'dialog.close': () => press('Đóng'),
      'dialog.reopen': () => press('Mở lại biểu mẫu'),
      'notice.dismiss': () => press('Đóng'),
      'form.renew': () => press(renew),
      'discard.confirm': () => press('Đóng, không giữ lại'),
      'discard.cancel': () => press('Tiếp tục điền'),
      ...own(visitor),
    }
    return moves[event]?.() ?? act(async () => answer(payload.output as SubmissionAnswer))
  }
  return { take, isClosed: () => isClosed }
}

/** What the page tells once the dialog was left; otherwise what the dialog shows, in the words of the machine. */
const shownOf = ({ success, shown }: WalkedDialog) =>
  screen.queryByRole('dialog') === null
    ? {
        isAway: true,
        isConfirmed: screen.queryByRole('status')?.textContent === success,
        isFailed: screen.queryByRole('alert')?.textContent === FAILURE,
      }
    : {
        ...shown(),
        isSending:
          screen.getByRole('button', { name: 'Đăng ký', hidden: true }).getAttribute('aria-busy') === 'true',
        isAsking: screen.queryByRole('button', { name: 'Đóng, không giữ lại' }) !== null,
        isConfirmed: screen.queryByText(success) !== null,
        isFailed: screen.queryByText(FAILURE) !== null,
      }

const expectedOf = ({ expected }: WalkedDialog, snapshot: AnyMachineSnapshot) => {
  const { form, stage } = expected(snapshot)
  const { isSending, isAsking, isConfirmed, isFailed, isAway } = stage
  return isAway ? { isAway, isConfirmed, isFailed } : { ...form, isSending, isAsking, isConfirmed, isFailed }
}

type Path = ReturnType<typeof viewPaths>[number]

/** Walks a path of a dialog's machine as a visitor, and compares the view with the machine after each step. */
export const walkDialog = async (dialog: WalkedDialog, { steps }: Pick<Path, 'steps'>): Promise<void> => {
  const { take, isClosed } = await open(dialog)
  for (const { event, after } of steps) {
    await take(event)
    expect(isClosed()).toBe(after.matches('closed'))
    if (!isClosed()) await waitFor(() => expect(shownOf(dialog)).toStrictEqual(expectedOf(dialog, after)))
  }
}
