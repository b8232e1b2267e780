import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OpenRegistrations } from '../../../../src/ui/app/open-registrations'
import { TiersSection } from '../../../../src/ui/screens/home/tiers-section'
import { renderView } from '../../../support/views/render-view'

describe('the membership tiers on the home page', () => {
  it.each([
    {
      tier: 'Gói Free',
      price: '0đ/tháng',
      teasers: ['Đọc bài viết, xem video và chuyện tâm sự', 'Chia sẻ nội dung bạn thấy có ích'],
    },
    {
      tier: 'Gói Premium',
      price: 'từ 369.000\u00a0đ/tháng',
      teasers: ['Dùng thử 3\u00a0ngày', 'Giảm 10% khi dùng dịch vụ', 'Bác sĩ tư vấn trực tiếp'],
    },
    {
      tier: 'Gói Deluxe',
      price: 'từ 799.000\u00a0đ/tháng',
      teasers: [
        'Quyền lợi Free và Premium, dùng\u00a0thử 3\u00a0ngày',
        'Giảm 5% khi đăng ký theo nhóm',
        'Gọi video cùng huấn luyện viên',
      ],
    },
  ])(
    '[M-028, M-029] show $tier at $price, leading to the packages page',
    async ({ tier, price, teasers }) => {
      const { visitor, history } = renderView(<TiersSection />)
      const region = within(screen.getByRole('region', { name: 'Gói hội viên' }))
      const card = region.getByRole('link', { name: new RegExp(`^${tier}`) })
      expect(card.textContent).toContain(price)
      expect(
        within(card)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toStrictEqual(teasers)
      await visitor.click(card)
      expect(history).toStrictEqual(['/', '/nam-thu-packages'])
    },
  )

  it('[M-028] are exactly three', () => {
    renderView(<TiersSection />)
    expect(screen.getAllByRole('link', { name: /^Gói/ })).toHaveLength(3)
  })

  it('[M-029] say where the prices that apply are given', async () => {
    const { visitor, history } = renderView(<TiersSection />)
    await visitor.click(screen.getByRole('link', { name: 'Cộng đồng hội viên' }))
    expect(history).toStrictEqual(['/', '/nam-thu-packages'])
  })

  it('[M-030] have a button that opens the membership dialog', async () => {
    const { visitor } = renderView(
      <>
        <TiersSection />
        <OpenRegistrations />
      </>,
    )
    await visitor.click(screen.getByRole('button', { name: 'ĐĂNG KÝ HỘI VIÊN' }))
    expect(await screen.findByRole('dialog', { name: 'Đăng ký hội viên' })).toBeDefined()
  })
})
