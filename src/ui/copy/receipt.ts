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
    what: 'Sản phẩm',
    again: 'Đặt thêm đơn khác',
  },
  members: {
    purpose: 'để hỏi bạn chọn 3 hay 6 tháng và hướng dẫn kích hoạt gói.',
    heading: 'Gói bạn đã chọn',
    what: 'Gói hội viên',
    again: 'Đăng ký cho người khác',
  },
}

/** `Trong giờ làm việc (8:00 đến 21:00)`; without hours only the first words. */
export const withinHours = (hours: string): string =>
  hours === '' ? 'Trong giờ làm việc' : `Trong giờ làm việc (${hours})`

/** Who calls and when; the phone number follows. */
export const callerText = (brand: string, hours: string): string =>
  `${withinHours(hours)}, nhân viên ${brand} sẽ gọi vào số`

export const offersChoice = (offers: boolean): string => (offers ? 'Có' : 'Không')

export const RECEIPT_COPY = {
  place: 'Giao đến',
  offers: 'Thông báo ưu đãi',
  reference: 'Mã đăng ký của bạn',
  referenceUse: 'Khi gọi hỏi, bạn chỉ cần đọc mã này.',
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
