export const REGISTRATION_NOTICES = {
  submissionFailed: 'Hệ thống bận. Vui lòng thao tác lại sau!',
  orderSucceeded: 'Đăng ký mua hàng thành công!',
  membershipSucceeded: 'Đăng ký hội viên thành công!',
  noticeRegion: 'Thông báo đăng ký',
  dismiss: 'Đóng',
  inputKept: 'Thông tin bạn đã nhập vẫn còn nguyên trong biểu mẫu.',
  reopen: 'Mở lại biểu mẫu',
} as const
