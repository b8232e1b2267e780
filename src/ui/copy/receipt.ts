type Receipt = {
  readonly caller: (brand: string) => string
  readonly purpose: string
  readonly heading: string
}

export const RECEIPTS: Record<'order' | 'membership', Receipt> = {
  order: {
    caller: (brand) => `Nhân viên ${brand} sẽ gọi số`,
    purpose: 'trong giờ làm việc để xác nhận sản phẩm, giá và địa chỉ nhận hàng.',
    heading: 'Bạn đã đăng ký mua',
  },
  membership: {
    caller: (brand) => `Nhân viên ${brand} sẽ gọi số`,
    purpose: 'trong giờ làm việc để hướng dẫn bạn kích hoạt gói.',
    heading: 'Gói bạn đã chọn',
  },
}

export const RECEIPT_COPY = {
  nothingDue: 'Bạn chưa phải trả khoản nào.',
  leftNumber: 'bạn vừa để lại',
  zalo: 'Nhắn Zalo',
  close: 'Đóng',
} as const
