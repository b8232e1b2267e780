/** For the forms without script only, so that the program is without them. */
export const PLAIN_FORM_COPY = {
  lookAgain: 'Bấm “Đăng ký”, bạn sẽ xem lại tất cả lần cuối trước khi gửi.',
  notSentYet: 'Đăng ký chưa được gửi. Đúng rồi thì bạn bấm “Gửi”; có gì chưa đúng thì bấm “Sửa lại”.',
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
