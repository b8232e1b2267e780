export const REGISTRATION_NOTICES = {
  submissionFailed: 'Hệ thống bận. Vui lòng thao tác lại sau!',
  noticeRegion: 'Thông báo đăng ký',
  dismiss: 'Đóng',
  inputKept: 'Thông tin bạn đã nhập vẫn còn nguyên trong biểu mẫu.',
  reopen: 'Mở lại biểu mẫu',
} as const

export const SUCCESSES = {
  orders: 'Đăng ký mua hàng thành công!',
  members: 'Đăng ký hội viên thành công!',
} as const
