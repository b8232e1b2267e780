import { PLAN_FIELD } from '../../domain/registration/plan-field'
import { PRODUCTS_FIELD } from '../../domain/registration/products-field'
import type { Target } from '../../domain/registration/registration'
import { CONFIRMED, NOTHING_DUE } from '../../domain/site/shared-phrases'

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
    purpose: 'để hỏi bạn chọn 3 hay 6 tháng và hướng dẫn kích hoạt gói.',
    heading: 'Gói bạn đã chọn',
    what: PLAN_FIELD.cell.heading,
    again: 'Đăng ký cho người khác',
  },
}

/** `Trong giờ làm việc (8:00 đến 21:00)`; without hours only the first words. */
const withinHours = (hours: string): string =>
  hours === '' ? 'Trong giờ làm việc' : `Trong giờ làm việc (${hours})`

type Call = { readonly brand: string; readonly hours: string; readonly deadline: string }

/** Who calls and when; the phone number follows. `deadline` is empty if the site states none. */
export const callerText = ({ brand, hours, deadline }: Call): string =>
  `${withinHours(hours)}, ${deadline === '' ? '' : `chậm nhất sau ${deadline}, `}nhân viên ${brand} sẽ gọi vào số`

/** What the sum leaves out; `fee` is empty if the site states none. */
export const shippingText = (fee: string): string => (fee === '' ? 'nhân viên sẽ báo khi gọi' : fee)

export const offersChoice = (offers: boolean): string => (offers ? 'Có' : 'Không')

export const RECEIPT_COPY = {
  offers: 'Thông báo ưu đãi',
  reference: 'Mã đăng ký của bạn',
  referenceUse: 'Khi cần gọi, bạn đọc mã này là được.',
  nothingDue: NOTHING_DUE,
  leftNumber: 'bạn vừa để lại',
  zalo: 'Nhắn Zalo',
  close: 'Đóng',
} as const

export const SENDING_COPY = {
  submissionFailed: 'Hệ thống bận. Vui lòng thao tác lại sau!',
  slow: 'Mạng đang chậm. Bạn có thể đóng biểu mẫu, kết quả sẽ hiện ngay trên trang.',
  region: 'Thông báo đăng ký',
  dismiss: 'Đóng',
  inputKept: 'Thông tin bạn đã nhập vẫn còn nguyên trong biểu mẫu.',
  reopen: 'Mở lại biểu mẫu',
} as const

export const SUCCESSES = {
  orders: 'Đăng ký mua hàng thành công!',
  members: 'Đăng ký hội viên thành công!',
} as const
