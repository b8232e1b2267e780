import { CONFIRMED, NOTHING_DUE, RETURN_DAYS } from '../../domain/site/shared-phrases'

export const ORDER_STEPS = [
  {
    key: 'form',
    title: 'Để lại thông tin',
    text: `Họ tên, số điện thoại và nơi nhận. ${NOTHING_DUE}`,
  },
  {
    key: 'call',
    title: 'Nhận cuộc gọi',
    text: `Nhân viên xác nhận với bạn ${CONFIRMED}.`,
  },
  {
    key: 'parcel',
    title: 'Nhận hàng kín đáo',
    text: `Giao tận nơi. Chưa ưng? Sản phẩm chưa dùng vẫn được đổi trả trong ${RETURN_DAYS} ngày.`,
  },
] as const

export type OrderStep = (typeof ORDER_STEPS)[number]['key']

export const SHIPPING_TERMS = { fee: 'Phí giao hàng', time: 'Thời gian giao', payment: 'Thanh toán' } as const

export const ORDERING = {
  title: 'Cách đặt hàng',
  questions: 'Câu hỏi thường gặp',
  questionsLead: 'Chưa thấy điều bạn muốn hỏi? Bạn cứ nhắn Zalo hoặc gọi cho chúng tôi.',
} as const
