import type { MembershipTier } from '../../domain/membership/membership-tier'

type TierCopy = {
  readonly picture: string
  readonly lead: string
  readonly teasers: ReadonlyArray<string>
  /** Benefits on the packages page; `{brand}` stands for the brand’s name (M-073..M-075). */
  readonly benefits: ReadonlyArray<string>
}

export const TIERS: Record<MembershipTier['key'], TierCopy> = {
  free: {
    picture: '/pictures/site/tier-free.svg',
    lead: 'Cứ thong thả tìm hiểu, không mất phí.',
    teasers: ['Đọc bài viết, xem video và chuyện tâm sự', 'Chia sẻ nội dung bạn thấy có ích'],
    benefits: [
      'Đọc và xem toàn bộ bài viết, video, chuyện tâm sự trên trang',
      'Chia sẻ nội dung bạn thấy có ích',
      'Bình luận và trao đổi cùng cộng đồng',
    ],
  },
  primary: {
    picture: '/pictures/site/tier-premium.svg',
    lead: 'Trò chuyện nhóm với bác\u00a0sĩ, tư\u00a0vấn riêng 3\u00a0tháng một lần.',
    teasers: ['Dùng thử 3\u00a0ngày', 'Giảm 10% khi dùng dịch vụ', 'Bác sĩ tư vấn trực tiếp'],
    benefits: [
      'Toàn bộ quyền lợi của Gói Free',
      'Dùng thử 3\u00a0ngày',
      'Trò chuyện nhóm cùng các bác sĩ',
      'Được gửi đường dẫn xem trọn bộ video của {brand}',
      'Giảm 10% mọi sản phẩm và dịch vụ: thực phẩm bổ sung, thuốc, trải nghiệm tại phòng khám',
      'Bác sĩ chuyên khoa tư vấn trực tiếp, 3\u00a0tháng một lần',
      'Tặng 1\u00a0tháng Premium khi bạn mua từ 1\u00a0liệu trình trở lên',
    ],
  },
  deluxe: {
    picture: '/pictures/site/tier-deluxe.svg',
    lead: 'Có huấn luyện viên kèm bạn tập.',
    teasers: [
      'Quyền lợi Free và Premium, dùng\u00a0thử 3\u00a0ngày',
      'Giảm 5% khi đăng ký theo nhóm',
      'Gọi video cùng huấn luyện viên',
    ],
    benefits: [
      'Toàn bộ quyền lợi của Gói Free và Gói Premium',
      'Dùng thử 3\u00a0ngày',
      'Giảm 5% khi đăng ký theo nhóm từ 2\u00a0người',
      'Giảm 10% cho lần gia hạn kế tiếp khi bạn giới thiệu một người bạn',
      'Giảm 10% mọi sản phẩm và dịch vụ',
      'Gọi video nhóm tối đa 5\u00a0người, huấn luyện viên cá nhân chỉnh tư thế tập cho từng người',
    ],
  },
}

export const PACKAGES_COPY = {
  title: 'Cộng đồng hội viên',
  middle: 'Có bác sĩ tư vấn',
  read: 'Đọc ngay',
  /** On the home page, followed by the title of the packages page. */
  homePrices: 'Giá trên đây để tham khảo. Giá và kỳ\u00a0hạn áp dụng ghi ở trang',
} as const
