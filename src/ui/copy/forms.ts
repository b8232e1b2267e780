import { NOTHING_DUE } from '../../domain/site/shared-phrases'
import { REGISTRATION_NAMES } from './registration-names'

export const FORM_COPY = {
  ...REGISTRATION_NAMES,
  name: 'Họ và tên',
  phone: 'Số điện thoại',
  phoneHint: '10 hoặc 11 chữ số, viết liền',
  optional: 'Không bắt buộc',
  province: 'Tỉnh/Thành phố',
  district: 'Quận/Huyện',
  products: 'Danh sách sản phẩm',
  others: 'Thêm sản phẩm khác',
  chosen: 'Sản phẩm đã chọn',
  nothingChosen: 'Bạn chưa chọn sản phẩm nào.',
  total: 'Tạm tính',
  plan: 'Gói hội viên',
  planHint: 'Khi gọi lại, nhân viên sẽ hỏi bạn chọn 3 hay 6 tháng.',
  consent: 'Đồng ý liên hệ',
  offers: 'Tôi muốn nhận thông báo ưu đãi qua số này. Không bắt buộc, và tôi có thể rút lại bất cứ lúc nào.',
  errorSummary: 'Bạn cần xem lại',
  submit: 'Đăng ký',
  lead: `Nhân viên sẽ gọi lại để xác nhận. ${NOTHING_DUE} Bạn vui lòng điền đủ các mục.`,
  lastLook: 'Kiểm tra lại trước khi gửi',
  placesLoading: 'Đang tải danh sách ...',
  placeHint: 'Chọn hoặc gõ để tìm',
  placesFound: 'Gợi ý',
  noPlaceFound: 'Không tìm thấy địa danh phù hợp',
  provinceFirst: 'Mời bạn chọn Tỉnh/Thành phố trước',
} as const

/** Beside a list that scrolls. */
export const manyProducts = (count: number): string => `${count} sản phẩm, kéo để xem thêm`
