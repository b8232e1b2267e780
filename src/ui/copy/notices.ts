export const SUPPLEMENT_KIND = 'Thực phẩm bảo vệ sức khỏe'

export const SUPPLEMENT_NOTICE =
  'Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.'

export const NOTICES = {
  appLoading: 'Đang xử lý ...',
  dialogLoading: 'Đang mở ...',
  noProducts: 'Danh mục đang được cập nhật. Mời bạn quay lại sau ít phút.',
  noContent: 'Nội dung đang được cập nhật. Mời bạn quay lại sau ít phút.',
  partMissing: 'Trang web có thể vừa được cập nhật hoặc kết nối bị gián đoạn. Bạn vui lòng tải lại trang.',
} as const
