/** What the registration forms call themselves, their fields and their buttons. */
export const FORM_COPY = {
  order: 'Đăng ký mua hàng',
  membership: 'Đăng ký hội viên',
  name: 'Họ và tên',
  phone: 'Số điện thoại',
  province: 'Tỉnh/Thành phố',
  district: 'Quận/Huyện',
  products: 'Danh sách sản phẩm',
  chosen: 'Sản phẩm đã chọn',
  nothingChosen: 'Bạn chưa chọn sản phẩm nào.',
  total: 'Tạm tính',
  plan: 'Gói hội viên',
  submit: 'Đăng ký',
  placesLoading: 'Đang tải danh sách ...',
  provinceFirst: 'Mời bạn chọn Tỉnh/Thành phố trước',
} as const
