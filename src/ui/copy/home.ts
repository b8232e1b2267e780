import { answeredFrom, RETURN_DAYS } from '../../domain/site/shared-phrases'
import { dataUse } from './company'
import { ZALO_ACTION } from './shell'

export const HOME_INTRO =
  'Kiến thức dễ hiểu, sản phẩm ghi rõ thành\u00a0phần và chuyên\u00a0viên sẵn lòng lắng\u00a0nghe. Bạn hỏi kín\u00a0đáo, chúng tôi trả\u00a0lời thẳng\u00a0thắn.'

export const HOME_AUDIENCE = 'Sức\u00a0khỏe nam giới, kín\u00a0đáo và rõ ràng'

export const HOME_ASSURANCES = [
  'Giao hàng kín đáo',
  'Không phải trả trước',
  `Đổi trả trong ${RETURN_DAYS}\u00a0ngày`,
] as const

export const CONCERNS_QUESTION = 'Bạn đang bận tâm điều gì?'

export const CHAT_BANNER = {
  promise: 'Đặt câu hỏi kín\u00a0đáo, không cần ngại.',
  action: ZALO_ACTION,
  note: (hours: string) =>
    `Zalo sẽ mở trong cửa sổ mới. Chuyên viên trả lời riêng cho bạn ${answeredFrom(hours)}.`,
} as const

export const WHY = [
  {
    icon: 'why-1',
    title: 'Trái tim và mạch máu',
    text: 'Trục trặc chuyện chăn gối có khi là tín hiệu sớm của bệnh tim mạch. Nhận ra kịp, bạn còn thời gian điều chỉnh.',
  },
  {
    icon: 'why-2',
    title: 'Giấc ngủ và tinh thần',
    text: 'Ngủ đủ và bớt căng thẳng giúp nội tiết tố ổn định hơn.',
  },
  {
    icon: 'why-3',
    title: 'Gắn kết gia đình',
    text: 'Hiểu mình hơn, chuyện khó nói với vợ cũng dễ mở lời.',
  },
  {
    icon: 'why-4',
    title: 'Phát hiện sớm',
    text: 'Khám định kỳ giúp phát hiện bệnh sớm, lúc còn dễ chữa.',
  },
] as const

/** The statement at the end of the home page (M-041). */
export const commitment = (consent: { readonly offers: boolean }) => [
  { title: 'Kín đáo', text: `thông tin của bạn chỉ dùng để ${dataUse(consent)}.` },
  { title: 'Tôn trọng', text: 'không phán xét, không dọa dẫm, không hứa hẹn quá lời.' },
  { title: 'Có căn cứ', text: 'nội dung được biên tập cẩn thận và nêu rõ khi nào nên gặp bác sĩ.' },
]
