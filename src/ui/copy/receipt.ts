import type { Target } from '../../domain/registration/registration'
import { CONFIRMED, NOTHING_DUE } from '../../domain/site/shared-phrases'
import { withinHours } from './hours'

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
