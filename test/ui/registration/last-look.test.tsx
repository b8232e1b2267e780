import { screen, within } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/registration/submission'
import { MembershipDialog } from '../../../src/ui/membership/membership-dialog'
import { LastLook } from '../../../src/ui/registration/last-look'
import { Receipt } from '../../../src/ui/registration/receipt'
import { aSite } from '../../support/fixtures/a-site'
import { renderView } from '../../support/views/render-view'

const look = () => screen.queryByRole('region', { name: 'Kiểm tra lại trước khi gửi' })

const open = (
  offers = false,
  answer = TE.right({ key: 'key-1', at: 1_000 }) as TE.TaskEither<never, Attempt>,
) =>
  renderView(<MembershipDialog planId={2} onClose={() => {}} />, {
    site: { ...aSite, consent: { ...aSite.consent, offers } },
    ports: {
      newAttempt: () => ({ key: 'key-1', at: 1_000 }),
      submitMembership: () => answer,
    },
  })

describe('the last look before sending', () => {
  it('[M-087] shows exactly what will be sent, as soon as the form is complete, and follows every change', async () => {
    const { visitor } = open()
    expect(look()).toBeNull()
    await visitor.type(screen.getByLabelText('Họ và tên'), '  Người Thử ')
    expect(look()).toBeNull()
    await visitor.type(screen.getByLabelText('Số điện thoại'), '0900000001')
    expect(look()?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Kiểm tra lại trước khi gửi: Người Thử, 0900 000 001Họ và tên:Người ThửSố điện thoại:0900 000 001Gói hội viên:Gói DeluxeGiá gói:799.000 đ/3 tháng hoặc 1.199.000 đ/6 tháng, bạn chọn khi chúng tôi gọi',
    )
    await visitor.click(screen.getByRole('radio', { name: 'Gói Premium' }))
    expect(look()?.textContent).toContain('Gói Premium')
    await visitor.clear(screen.getByLabelText('Số điện thoại'))
    expect(look()).toBeNull()
  })

  it('[M-089] is gone after success, and the message shows it once more', async () => {
    const { visitor } = open()
    await visitor.type(screen.getByLabelText('Họ và tên'), 'Người Thử')
    await visitor.type(screen.getByLabelText('Số điện thoại'), '0900000001')
    await visitor.click(screen.getByRole('button', { name: 'Đăng ký' }))
    await screen.findByRole('status')
    expect(look()).toBeNull()
    const receipt = within(document.querySelector<HTMLElement>('[data-part="receipt"]') ?? document.body)
    for (const sent of ['Người Thử', '0900 000 001', 'Gói Deluxe', /^799\.000 đ\/3 tháng hoặc 1\.199\.000 đ/])
      expect(receipt.getByText(sent, { ignore: 'footer *, a' })).toBeDefined()
    expect(receipt.queryByText(/ưu đãi/)).toBeNull()
  })

  it.each([
    { presses: 1, choice: 'Có' },
    { presses: 2, choice: 'Không' },
  ])(
    '[P-020] states the choice about offers, and so does the message after it: $choice',
    async ({ presses, choice }) => {
      const { visitor } = open(true)
      await visitor.type(screen.getByLabelText('Họ và tên'), 'Người Thử')
      await visitor.type(screen.getByLabelText('Số điện thoại'), '0900000001')
      expect(look()?.textContent).toContain('Thông báo ưu đãi:Không')
      for (let press = 0; press < presses; press++)
        await visitor.click(screen.getByRole('checkbox', { name: /ưu đãi/ }))
      expect(look()?.textContent).toContain(`Thông báo ưu đãi:${choice}`)
      await visitor.click(screen.getByRole('button', { name: 'Đăng ký' }))
      await screen.findByRole('status')
      expect(document.querySelector('[data-part="receipt"]')?.textContent).toContain(
        `Thông báo ưu đãi: ${choice}`,
      )
      // The form is cleared for the next one.
      expect(screen.getByRole('checkbox', { name: /ưu đãi/ })).toHaveProperty('checked', false)
    },
  )

  it('[M-084] shows every detail, and so does the message after it', () => {
    const facts = {
      phone: '0900000001',
      items: [{ title: 'Viên tim', price: '' }],
      total: null,
      planPrice: null,
      details: [
        { name: 'phone', term: 'Số điện thoại', text: '0900 000 001' },
        { name: 'note', term: 'Lời nhắn', text: 'Gọi buổi tối' },
      ],
      offers: false,
    }
    renderView(
      <>
        <LastLook target="orders" facts={facts} />
        <Receipt
          target="orders"
          success="Đã nhận"
          reference="7K3Q-9F2M"
          facts={facts}
          onClose={() => {}}
          onRenew={() => {}}
        />
      </>,
    )
    expect(look()?.textContent).toContain('Số điện thoại:0900 000 001Lời nhắn:Gọi buổi tốiSản phẩm:Viên tim')
    const receipt = document.querySelector('[data-part="receipt"]')?.textContent
    expect(receipt).toContain('Lời nhắn: Gọi buổi tối')
    expect(receipt).not.toContain('Số điện thoại')
  })
})
