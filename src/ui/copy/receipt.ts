import { isShippedFree, type ShippingFee } from '../../domain/catalogue/shipping'
import { MEMBERSHIP_TIERS, pricesAt } from '../../domain/membership/membership-tier'
import { PLAN_FIELD } from '../../domain/registration/plan-field'
import { PRODUCTS_FIELD } from '../../domain/registration/products-field'
import type { Target } from '../../domain/registration/registration'
import { answeredFrom, CONFIRMED, NOTHING_DUE } from '../../domain/site/shared-phrases'
import { priceText, sumText } from './products'
import { ZALO_ACTION } from './shell'

type Receipt = {
  readonly purpose: string
  readonly heading: string
  /** Names what was chosen. */
  readonly what: string
  /** Opens the cleared form. */
  readonly again: string
}

export const RECEIPTS: Readonly<Record<Target, Receipt>> = {
  orders: {
    purpose: `để xác nhận ${CONFIRMED}.`,
    heading: 'Bạn đã đăng ký mua',
    what: PRODUCTS_FIELD.cell.heading,
    again: 'Đặt thêm đơn khác',
  },
  members: {
    purpose: 'để hỏi bạn chọn 3\u00a0hay\u00a06\u00a0tháng và hướng dẫn kích hoạt gói.',
    heading: 'Gói bạn đã chọn',
    what: PLAN_FIELD.cell.heading,
    again: 'Đăng ký cho người khác',
  },
}

/** Followed by the phone number and `calledText`. */
export const callerText = (brand: string): string => `Nhân viên ${brand} sẽ gọi vào số`

type Call = { readonly hours: string; readonly deadline: string }

/** When they call: `trong vòng 1 ngày làm việc, từ 8:00 đến 21:00,`. Each is empty if the site states none. */
export const calledText = ({ hours, deadline }: Call): string =>
  `${deadline === '' ? '' : `trong vòng ${deadline}, `}${answeredFrom(hours)},`

type Shipping = ShippingFee & { readonly fee: string }

/** The shipping fee of an order of `sumVnd`; `unstated` if the site states none. */
export const shippingText = (
  shipping: Shipping,
  sumVnd: number,
  unstated = 'nhân viên sẽ báo khi gọi',
): string => {
  if (isShippedFree(shipping, sumVnd)) return 'miễn phí'
  return shipping.fee === '' ? unstated : shipping.fee
}

/** As `shippingText`, beside the sum. */
export const shippingNote = (shipping: ShippingFee, sumVnd: number): string =>
  isShippedFree(shipping, sumVnd)
    ? 'Miễn phí giao hàng'
    : `Chưa gồm phí giao hàng${shipping.feeVnd === 0 ? '' : ` ${sumText(shipping.feeVnd)}`}`

/**
 * The price of the plan with this title: `369.000 đ/3 tháng hoặc 599.000 đ/6 tháng, bạn chọn khi chúng tôi gọi`; null if no plan
 * has the title.
 */
export const planPriceText = (title: string): string | null => {
  const tier = MEMBERSHIP_TIERS.find((one) => one.title === title)
  return tier === undefined
    ? null
    : `${pricesAt(tier, 'packages').map(priceText).join(' hoặc ')}, bạn chọn khi chúng\u00a0tôi\u00a0gọi`
}

export const offersChoice = (offers: boolean): string => (offers ? 'Có' : 'Không')

export const RECEIPT_COPY = {
  offers: 'Thông báo ưu đãi',
  reference: 'Mã đăng ký của bạn',
  whenCalling: 'Khi gọi',
  referenceUse: ', bạn chỉ cần đọc mã này.',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  notCopied: 'Chưa sao chép được',
  price: 'Giá gói',
  nothingDue: NOTHING_DUE,
  leftPhone: 'bạn vừa để lại',
  zalo: ZALO_ACTION,
  close: 'Đóng',
} as const

export const SENDING_COPY = {
  underWay: 'Đang gửi đăng ký. Kết quả sẽ hiện ở đây.',
  submissionFailed: 'Hệ thống bận. Vui lòng thao tác lại sau!',
  slow: 'Đang gửi lâu hơn thường lệ. Bạn có thể đóng biểu mẫu, kết quả sẽ hiện ngay trên trang.',
  region: 'Thông báo đăng ký',
  dismiss: 'Đóng',
  inputKept: 'Đăng ký chưa gửi được. Thông tin bạn nhập vẫn còn, bạn mở lại để gửi lần nữa.',
  reopen: 'Mở lại biểu mẫu',
  orCall: 'Hoặc bạn gọi',
} as const

export const SUCCESSES = {
  orders: 'Đăng ký mua hàng thành công!',
  members: 'Đăng ký hội viên thành công!',
} as const
