import { MOST_PRODUCTS } from '../../domain/registration/chosen-products'
import type { MembershipError } from '../../domain/registration/membership-form'
import type { OrderError } from '../../domain/registration/order-form'
import { LONGEST_NAME } from '../../domain/registration/person-name'

export type FieldErrorTag = OrderError | MembershipError

export const FIELD_ERRORS: Record<FieldErrorTag, string> = {
  nameRequired: 'Vui lòng nhập họ và tên!',
  nameTooLong: `Họ và tên dài quá ${LONGEST_NAME} ký tự!`,
  nameUnreadable: 'Họ và tên có ký tự lạ, vui lòng gõ lại!',
  phoneRequired: 'Vui lòng nhập số điện thoại!',
  phoneInvalid: 'Số điện thoại không hợp lệ!',
  provinceRequired: 'Vui lòng chọn Tỉnh/Thành phố!',
  districtRequired: 'Vui lòng chọn Quận/Huyện!',
  productRequired: 'Vui lòng chọn sản phẩm!',
  tooManyProducts: `Mỗi lần đăng ký tối đa ${MOST_PRODUCTS} sản phẩm!`,
  planRequired: 'Vui lòng chọn gói hội viên!',
  consentRequired: 'Vui lòng đánh dấu đồng ý để chúng tôi gọi lại cho bạn!',
}
