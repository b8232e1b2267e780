import { act, screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { SubmissionAnswer } from '../../../src/domain/flows/registration-states'
import type { Membership } from '../../../src/domain/registration/membership'
import { referenceOf } from '../../../src/domain/registration/reference'
import type { Submission } from '../../../src/domain/registration/submission'
import { OpenRegistrations } from '../../../src/ui/app/open-registrations'
import { MembershipButton } from '../../../src/ui/membership/membership-button'
import { oncePerPage } from '../../support/views/once-per-page'
import { renderView } from '../../support/views/render-view'

const lost: SubmissionAnswer = E.left({ tag: 'unreachable' })
const kept: SubmissionAnswer = E.right({ key: 'key-1', at: 1_000 })

/** A page with one opener; the service answers each submission when the test says so. */
const aPage = () => {
  const sent: Array<Submission<Membership>> = []
  const answers: Array<(answer: SubmissionAnswer) => void> = []
  const { visitor, navigate } = renderView(
    <>
      <MembershipButton packageValue={0}>MỞ</MembershipButton>
      <OpenRegistrations />
    </>,
    {
      ports: {
        newAttempt: () => ({ key: `key-${sent.length + 1}`, at: 1_000 }),
        submitMembership: oncePerPage()(
          (submission) => () =>
            new Promise((resolve) => {
              sent.push(submission)
              answers.push(resolve)
            }),
        ),
      },
    },
  )
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }))
  return {
    visitor,
    navigate: (path: string) => act(() => navigate(path)),
    press,
    keys: () => sent.map(({ attempt }) => attempt.key),
    answer: (index: number, answer: SubmissionAnswer) => act(async () => answers[index]?.(answer)),
    send: async (name: string) => {
      if (screen.queryByLabelText('Họ và tên') === null) await press('MỞ')
      const box = await screen.findByLabelText('Họ và tên')
      await visitor.clear(box)
      await visitor.type(box, name)
      await visitor.clear(screen.getByLabelText('Số điện thoại'))
      await visitor.type(screen.getByLabelText('Số điện thoại'), '0900000001')
      await press('Đăng ký')
    },
  }
}

describe('a dialog that is closed while sending', () => {
  it('[A-48] closes at once, and the page says that it is under way, then reports the success until that is dismissed', async () => {
    const page = aPage()
    await page.send('Người Thử')
    await page.press('Đóng')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Đang gửi đăng ký. Kết quả sẽ hiện ở đây.')
    expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull()
    await page.answer(0, kept)
    expect(screen.getByRole('status').textContent).toBe('Đăng ký hội viên thành công!')
    expect(screen.getByText(referenceOf('key-1'))).toBeDefined()
    expect(document.activeElement?.textContent).not.toBe('Đăng ký hội viên thành công!')
    await page.press('Đóng')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('[A-48, A-50] leads back to the input after a failure, and is sent again with the same key', async () => {
    const page = aPage()
    await page.send('Người Thử')
    await page.press('Đóng')
    await page.answer(0, lost)
    expect(screen.getByRole('alert').textContent).toBe('Hệ thống bận. Vui lòng thao tác lại sau!')
    await page.press('Mở lại biểu mẫu')
    expect(screen.getByLabelText('Họ và tên')).toHaveProperty('value', 'Người Thử')
    await page.press('Đăng ký')
    expect(page.keys()).toStrictEqual(['key-1', 'key-1'])
  })

  it.each(['Đóng', '{Escape}'])(
    '[A-30, A-48] asks by %s before it discards the input of a failure',
    async (way) => {
      const page = aPage()
      const putAway = () => (way === 'Đóng' ? page.press(way) : page.visitor.keyboard(way))
      await page.send('Người Thử')
      await page.press('Đóng')
      await page.answer(0, lost)
      expect(screen.getByRole('link', { name: '0900 000 001' })).toBeDefined()
      await putAway()
      await page.press('Tiếp tục điền')
      expect(screen.getByLabelText('Họ và tên')).toHaveProperty('value', 'Người Thử')
      expect(screen.queryByRole('alert')).toBeNull()
      await page.press('Đăng ký')
      await page.press('Đóng')
      await page.answer(1, lost)
      await putAway()
      await page.press('Đóng, không giữ lại')
      expect([screen.queryByRole('alert'), screen.queryByRole('dialog')]).toStrictEqual([null, null])
    },
  )

  it('[A-48] does not disturb another dialog: the page reports once that is closed', async () => {
    const page = aPage()
    await page.send('Người Thử')
    await page.press('Đóng')
    await page.press('MỞ')
    await screen.findByLabelText('Họ và tên')
    await page.answer(0, kept)
    expect(screen.queryByRole('status')).toBeNull()
    await page.press('Đóng')
    expect((await screen.findByRole('status')).textContent).toBe('Đăng ký hội viên thành công!')
  })
})

describe('a submission whose response was lost', () => {
  it('[A-50] has the same key again after other content in between', async () => {
    const page = aPage()
    await page.send('Người Thử')
    await page.answer(0, lost)
    await page.send('Người Khác')
    await page.answer(1, lost)
    await page.send('Người Thử')
    expect(page.keys()).toStrictEqual(['key-1', 'key-2', 'key-1'])
  })

  it('[A-50] has the same key after the dialog was closed and opened', async () => {
    const page = aPage()
    await page.send('Người Thử')
    await page.answer(0, lost)
    await page.press('Đóng')
    await page.press('Đóng, không giữ lại')
    await page.send('Người Thử')
    expect(page.keys()).toStrictEqual(['key-1', 'key-1'])
  })

  it('[A-50] has another key once it was acknowledged: a deliberate second one is a second row', async () => {
    const page = aPage()
    await page.send('Người Thử')
    await page.answer(0, kept)
    await page.send('Người Thử')
    expect(page.keys()).toStrictEqual(['key-1', 'key-2'])
  })
})

describe('a page that is left for another while a dialog is open', () => {
  const asksFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('[M-090, A-30] asks first while something is typed, also while it is sent, and no more once it is kept', async () => {
    const page = aPage()
    await page.press('MỞ')
    expect(asksFirst()).toBe(false)
    const name = await screen.findByLabelText('Họ và tên')
    await page.visitor.type(name, 'A')
    expect(asksFirst()).toBe(true)
    await page.visitor.clear(name)
    expect(asksFirst()).toBe(false)
    await page.press('Đóng')
    await page.send('Người Thử')
    expect(asksFirst()).toBe(true)
    await page.answer(0, kept)
    expect(asksFirst()).toBe(false)
  })

  it('[A-48] asks first while it is sent after the dialog was closed, and no more once it is kept', async () => {
    const page = aPage()
    await page.send('Người Thử')
    await page.press('Đóng')
    expect(asksFirst()).toBe(true)
    await page.answer(0, kept)
    expect(asksFirst()).toBe(false)
  })

  it('[M-090, A-30] does not ask once the visitor has discarded the input', async () => {
    const page = aPage()
    await page.press('MỞ')
    await page.visitor.type(await screen.findByLabelText('Họ và tên'), 'A')
    await page.press('Đóng')
    await page.press('Đóng, không giữ lại')
    expect(asksFirst()).toBe(false)
  })
})

describe('a dialog that is open when the route changes, by Back for example', () => {
  it('[M-090] is closed if nothing was typed', async () => {
    const page = aPage()
    await page.press('MỞ')
    await screen.findByLabelText('Họ và tên')
    page.navigate('/about')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[M-090, A-30] asks first if something was typed', async () => {
    const page = aPage()
    await page.press('MỞ')
    await page.visitor.type(await screen.findByLabelText('Họ và tên'), 'Người Thử')
    page.navigate('/about')
    expect(screen.getByRole('button', { name: 'Tiếp tục điền' })).toBeDefined()
  })

  it('[A-48] continues to send, and the page reports the outcome', async () => {
    const page = aPage()
    await page.send('Người Thử')
    page.navigate('/about')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Đang gửi đăng ký. Kết quả sẽ hiện ở đây.')
    expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull()
    await page.answer(0, kept)
    expect(screen.getByRole('status').textContent).toBe('Đăng ký hội viên thành công!')
  })
})
