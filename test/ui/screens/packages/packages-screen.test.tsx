import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OpenRegistrations } from '../../../../src/ui/app/open-registrations'
import { PackagesScreen } from '../../../../src/ui/screens/packages/packages-screen'
import { renderView } from '../../../support/views/render-view'

const itemsOf = (tier: string): ReadonlyArray<string | null> =>
  within(screen.getByRole('article', { name: tier }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the packages page', () => {
  it('[M-072] shows three packages', () => {
    renderView(<PackagesScreen />)
    expect(screen.getAllByRole('article')).toStrictEqual(
      ['Gói Free', 'Gói Premium', 'Gói Deluxe'].map((name) => screen.getByRole('article', { name })),
    )
  })

  it('[M-073] shows price and benefits of the free package, without a button', () => {
    renderView(<PackagesScreen />)
    expect(itemsOf('Gói Free')).toStrictEqual([
      '0đ/tháng',
      'Đọc và xem toàn bộ bài viết, video, chuyện tâm sự trên trang',
      'Chia sẻ nội dung bạn thấy có ích',
      'Bình luận và trao đổi cùng cộng đồng',
    ])
    const free = within(screen.getByRole('article', { name: 'Gói Free' }))
    expect(free.queryByRole('button')).toBeNull()
    expect(free.getByRole('link', { name: 'Đọc ngay' }).getAttribute('href')).toBe('/app-news/list?tabIdx=1')
  })

  it('[M-074] shows price and benefits of the primary package', () => {
    renderView(<PackagesScreen />)
    expect(itemsOf('Gói Premium')).toStrictEqual([
      '369.000\u00a0đ/3\u00a0tháng',
      '599.000\u00a0đ/6\u00a0thángTiết kiệm đến 20%',
      'Toàn bộ quyền lợi của Gói Free',
      'Dùng thử 3\u00a0ngày',
      'Trò chuyện nhóm cùng các bác sĩ',
      'Được gửi đường dẫn xem trọn bộ video của Nam Thử',
      'Giảm 10% mọi sản phẩm và dịch vụ: thực phẩm bổ sung, thuốc, trải nghiệm tại phòng khám',
      'Bác sĩ chuyên khoa tư vấn trực tiếp, 3\u00a0tháng một lần',
      'Tặng 1\u00a0tháng Premium khi bạn mua từ 1\u00a0liệu trình trở lên',
    ])
  })

  it('[M-075] shows price and benefits of the deluxe package', () => {
    renderView(<PackagesScreen />)
    expect(itemsOf('Gói Deluxe')).toStrictEqual([
      '799.000\u00a0đ/3\u00a0tháng',
      '1.199.000\u00a0đ/6\u00a0thángTiết kiệm đến 25%',
      'Toàn bộ quyền lợi của Gói Free và Gói Premium',
      'Dùng thử 3\u00a0ngày',
      'Giảm 5% khi đăng ký theo nhóm từ 2\u00a0người',
      'Giảm 10% cho lần gia hạn kế tiếp khi bạn giới thiệu một người bạn',
      'Giảm 10% mọi sản phẩm và dịch vụ',
      'Gọi video nhóm tối đa 5\u00a0người, huấn luyện viên cá nhân chỉnh tư thế tập cho từng người',
    ])
  })

  it.each([
    { row: 'M-076', tier: 'Gói Premium' },
    { row: 'M-077', tier: 'Gói Deluxe' },
  ])('[$row] opens the membership dialog with $tier selected', async ({ tier }) => {
    const { visitor } = renderView(
      <>
        <PackagesScreen />
        <OpenRegistrations />
      </>,
    )
    const article = within(screen.getByRole('article', { name: tier }))
    await visitor.click(article.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: tier })).checked).toBe(true)
  })
})
