import type { MembershipError } from '../../domain/registration/membership-form'
import type { OrderError } from '../../domain/registration/order-form'

export type FieldErrorTag = OrderError | MembershipError

export const FIELD_ERRORS: Record<FieldErrorTag, string> = {
  nameRequired: 'Vui lòng nhập họ và tên!',
  nameTooLong: 'Họ và tên dài quá 100 ký tự!',
  nameUnreadable: 'Họ và tên có ký tự không đọc được!',
  phoneRequired: 'Vui lòng nhập số điện thoại!',
  phoneInvalid: 'Số điện thoại không hợp lệ!',
  provinceRequired: 'Vui lòng chọn Tỉnh/Thành phố!',
  districtRequired: 'Vui lòng chọn Quận/Huyện!',
  productRequired: 'Vui lòng chọn sản phẩm!',
  tooManyProducts: 'Mỗi lần đăng ký tối đa 50 sản phẩm!',
  planRequired: 'Vui lòng chọn gói hội viên!',
  consentRequired: 'Vui lòng đồng ý để chúng tôi liên hệ với bạn!',
}
