import { ORGANISATION_TERM } from '../../domain/catalogue/responsible-organisation'
import type { Price } from '../../domain/membership/membership-tier'
import { CONFIRMED, NOTHING_DUE, RETURN_DAYS } from '../../domain/site/shared-phrases'
import type { Site } from '../../domain/site/site'
import { groupThousands } from '../../domain/text/group-thousands'

/** Facts of a product's description that are also shown beside its price. */
export const PACK_TERMS = ['Quy cách', 'Số công bố', ORGANISATION_TERM] as const

export const PRODUCT_COPY = {
  listTitle: 'Các sản phẩm bán chạy',
  listLead: 'Giá công khai, thành\u00a0phần ghi rõ, giao kín\u00a0đáo tận nơi.',
  ranking: 'Các sản phẩm bán chạy do chúng tôi chọn và sắp xếp, không tính theo lượt mua.',
  groups: 'Nhóm sản phẩm',
  allGroups: 'Tất cả',
  details: 'Thông tin chi tiết',
  returns: 'Đổi trả',
  returnsText: `${RETURN_DAYS}\u00a0ngày kể từ khi nhận hàng`,
  responsible: ORGANISATION_TERM,
  hotline: 'Gọi hỏi thêm',
} as const

export const SUPPLEMENT_KIND = 'Thực phẩm bảo vệ sức khỏe'

export const SUPPLEMENT_NOTICE =
  'Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.'

/** `369.000 đ`, or `0đ` for 0, as specified (M-029). */
export const amountText = (amountVnd: number): string =>
  amountVnd === 0 ? '0đ' : `${groupThousands(amountVnd)}\u00a0đ`

/** `1.340.000đ`. */
export const sumText = (sumVnd: number): string => `${groupThousands(sumVnd)}đ`

/** The period of a price, after a slash. */
export const periodText = (months: number): string => (months === 1 ? 'tháng' : `${months}\u00a0tháng`)

/** `369.000 đ/3 tháng` (M-073..M-075). */
export const priceText = ({ amountVnd, months }: Pick<Price, 'amountVnd' | 'months'>): string =>
  `${amountText(amountVnd)}/${periodText(months)}`

export const ORDER_STEPS = [
  {
    key: 'form',
    title: 'Để lại thông tin',
    text: `Họ tên, số điện thoại và nơi nhận. ${NOTHING_DUE}`,
  },
  {
    key: 'call',
    title: 'Nhận cuộc gọi',
    text: `Nhân viên gọi để cùng bạn xác nhận ${CONFIRMED}.`,
  },
  {
    key: 'parcel',
    title: 'Nhận hàng kín đáo',
    text: `Giao tận nơi. Chưa\u00a0ưng? Sản\u00a0phẩm chưa dùng vẫn được đổi\u00a0trả trong ${RETURN_DAYS}\u00a0ngày, trừ vài trường hợp nêu ở Chính\u00a0sách đổi\u00a0trả.`,
  },
] as const

export type OrderStep = (typeof ORDER_STEPS)[number]['key']

export const SHIPPING_TERMS = {
  fee: 'Phí giao hàng',
  time: 'Thời gian giao hàng',
  payment: 'Thanh toán',
} as const

/** Fee, time and payment, each if the site's settings state it. */
export const shippingFacts = (
  delivery: Site['delivery'],
): ReadonlyArray<{ readonly term: string; readonly text: string }> =>
  (['fee', 'time', 'payment'] as const)
    .map((key) => ({ term: SHIPPING_TERMS[key], text: delivery[key] }))
    .filter(({ text }) => text !== '')

export const ORDERING = {
  title: 'Cách đặt hàng',
  questions: 'Câu hỏi thường gặp',
  questionsLead: 'Chưa thấy điều bạn muốn hỏi? Bạn cứ nhắn Zalo hoặc gọi cho chúng tôi.',
} as const
