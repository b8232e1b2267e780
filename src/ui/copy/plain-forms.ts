/** For the forms without script only, so that the program is without them. */
export const PLAIN_FORM_COPY = {
  lookAgain: 'Sau khi bấm “Đăng ký”, bạn xem lại một lần nữa rồi mới gửi.',
  notSentYet: 'Đăng ký chưa được gửi. Nếu mọi thứ đã đúng, bạn bấm “Gửi”; chưa đúng thì bấm “Sửa lại”.',
  send: 'Gửi',
  sendButton: '“Gửi”',
  sendLater: '“Gửi” ở bước sau',
  change: 'Sửa lại',
  chooseProvince: 'Chọn Tỉnh/Thành phố',
  chooseDistrict: 'Chọn Quận/Huyện',
  provinceStep: 'Trước hết, bạn nhận hàng ở đâu?',
  next: 'Tiếp tục',
  toHome: 'Về trang chủ',
  productGone: 'Sản phẩm bạn chọn không còn trong danh sách. Vui lòng xem lại!',
} as const
