import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { SubmissionAnswer } from '../../../src/domain/flows/registration-states'
import type { Membership } from '../../../src/domain/registration/membership'
import type { Submission } from '../../../src/domain/registration/submission'
import { MembershipDialog } from '../../../src/ui/membership/membership-dialog'
import { aMembership } from '../../support/fixtures/a-membership'
import { personName } from '../../support/fixtures/people'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { oncePerPage } from '../../support/views/once-per-page'
import { renderView } from '../../support/views/render-view'

const openDialog = (
  answers: ReadonlyArray<SubmissionAnswer | Promise<SubmissionAnswer>>,
  onClose: () => void = mustNotBeCalled('onClose'),
) => {
  const sent: Array<Submission<Membership>> = []
  let attempts = 0
  const { visitor } = renderView(<MembershipDialog planId={1} onClose={onClose} />, {
    ports: {
      newAttempt: () => {
        attempts += 1
        return { key: `key-${attempts}`, at: attempts * 1_000 }
      },
      submitMembership: oncePerPage()((submission) => async () => {
        const answer = answers[sent.length]
        sent.push(submission)
        if (answer === undefined) throw new Error('sent once too often')
        return answer
      }),
    },
  })
  return { visitor, sent }
}

const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const submitButton = () => screen.getByRole('button', { name: 'Đăng ký' })

const fillIn = async (visitor: UserEvent) => {
  await visitor.type(box(/Họ và tên/), 'Người Thử')
  await visitor.type(box(/Số điện thoại/), '0900000001')
}

const taken: SubmissionAnswer = E.right({ key: 'key-1', at: 1_000 })
const unreachable: SubmissionAnswer = E.left({ tag: 'unreachable' })

describe('the membership dialog', () => {
  it('[M-087] has a name, fields, plans and buttons', () => {
    openDialog([])
    const dialog = within(screen.getByRole('dialog', { name: 'Đăng ký hội viên' }))
    expect(dialog.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toStrictEqual([
      'name',
      'phone',
    ])
    const plans = within(dialog.getByRole('radiogroup', { name: 'Gói hội viên' }))
    expect(plans.getAllByRole('radio')).toStrictEqual([radio('Gói Premium'), radio('Gói Deluxe')])
    expect(
      dialog.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent),
    ).toStrictEqual(['Đóng', 'Đăng ký'])
  })

  it('[M-088] has exactly one plan selected, before and after a click', async () => {
    const { visitor } = openDialog([])
    expect([radio('Gói Premium').checked, radio('Gói Deluxe').checked]).toStrictEqual([true, false])
    await visitor.click(radio('Gói Deluxe'))
    expect([radio('Gói Premium').checked, radio('Gói Deluxe').checked]).toStrictEqual([false, true])
  })

  it('[M-121, M-122] ties each message to its field and moves the focus to the first', async () => {
    const { visitor } = openDialog([])
    await visitor.click(submitButton())
    const described = (label: RegExp) =>
      document.getElementById(box(label).getAttribute('aria-describedby') ?? '')?.textContent
    expect(described(/Họ và tên/)).toBe('Vui lòng nhập họ và tên!')
    expect(described(/Số điện thoại/)).toBe('Vui lòng nhập số điện thoại!')
    expect(box(/Số điện thoại/).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(box(/Họ và tên/))
  })
})

describe('a complete membership form', () => {
  it('[M-083] is sent once, however often the button is pressed', async () => {
    const { visitor, sent } = openDialog([new Promise<SubmissionAnswer>(() => {})])
    await fillIn(visitor)
    await visitor.dblClick(submitButton())
    await visitor.keyboard('{Enter}')
    expect(submitButton().getAttribute('aria-busy')).toBe('true')
    expect(sent).toStrictEqual([
      {
        registration: aMembership({ name: personName('Người Thử') }),
        attempt: { key: 'key-1', at: 1_000 },
        honeypot: '',
        offers: false,
      },
    ])
  })

  it('[M-089, A-27] is cleared after success, and the message has the focus', async () => {
    const { visitor } = openDialog([taken])
    await fillIn(visitor)
    await visitor.click(radio('Gói Deluxe'))
    await visitor.click(submitButton())
    const message = await screen.findByRole('status')
    expect(message.textContent).toBe('Đăng ký hội viên thành công!')
    expect(document.activeElement).toBe(message)
    expect([box(/Họ và tên/).value, box(/Số điện thoại/).value]).toStrictEqual(['', ''])
    expect(radio('Gói Premium').checked).toBe(true)
  })

  it('[M-089, A-27] opens the clean form instead of the receipt when another person is to join', async () => {
    const { visitor } = openDialog([taken])
    await fillIn(visitor)
    await visitor.click(submitButton())
    await screen.findByRole('status')
    await visitor.click(screen.getByRole('button', { name: 'Đăng ký cho người khác' }))
    expect(document.activeElement).toBe(box(/Họ và tên/))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('[M-085, A-28] keeps its input after a failure, and shows the message and other contacts', async () => {
    const { visitor } = openDialog([unreachable])
    await fillIn(visitor)
    await visitor.click(submitButton())
    expect((await screen.findByRole('alert')).textContent).toBe('Hệ thống bận. Vui lòng thao tác lại sau!')
    expect([box(/Họ và tên/).value, box(/Số điện thoại/).value]).toStrictEqual(['Người Thử', '0900000001'])
    expect(submitButton().getAttribute('aria-busy')).toBe('false')
    expect(screen.getByRole('link', { name: '0900 000 001' }).getAttribute('href')).toBe('tel:0900000001')
    expect(screen.getByRole('link', { name: 'Zalo' }).getAttribute('href')).toBe(
      'https://zalo.example/nam-thu',
    )
  })

  it('[M-085] is sent again with the same key, so that no row is doubled', async () => {
    const { visitor, sent } = openDialog([unreachable, taken])
    await fillIn(visitor)
    await visitor.click(submitButton())
    await screen.findByRole('alert')
    await visitor.click(submitButton())
    await screen.findByRole('status')
    expect(sent.map(({ attempt }) => attempt.key)).toStrictEqual(['key-1', 'key-1'])
  })
})
