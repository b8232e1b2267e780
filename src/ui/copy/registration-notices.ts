export const REGISTRATION_NOTICES = {
  submissionFailed: 'Hệ thống bận. Vui lòng thao tác lại sau!',
  slow: 'Mạng đang chậm. Bạn có thể đóng biểu mẫu, kết quả sẽ hiện ngay trên trang.',
  noticeRegion: 'Thông báo đăng ký',
  dismiss: 'Đóng',
  inputKept: 'Thông tin bạn đã nhập vẫn còn nguyên trong biểu mẫu.',
  reopen: 'Mở lại biểu mẫu',
} as const

export const SUCCESSES = {
  orders: 'Đăng ký mua hàng thành công!',
  members: 'Đăng ký hội viên thành công!',
} as const
