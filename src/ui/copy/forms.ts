import * as E from 'fp-ts/Either'
import { constNull } from 'fp-ts/function'
import { districtLabel } from '../../domain/address/district-label'
import type { FoundPlace } from '../../domain/address/find-place'
import { MOST_PRODUCTS } from '../../domain/registration/chosen-products'
import { headingsOf } from '../../domain/registration/form-columns'
import { MEMBERSHIP_FORM, type MembershipError } from '../../domain/registration/membership-form'
import { ORDER_FORM, type OrderError } from '../../domain/registration/order-form'
import { LONGEST_NAME } from '../../domain/registration/person-name'
import { NOTHING_DUE } from '../../domain/site/shared-phrases'
import { REGISTRATION_NAMES } from './shell'

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('vi') + text.slice(1)

export const FORM_COPY = {
  ...REGISTRATION_NAMES,
  ...headingsOf({ ...MEMBERSHIP_FORM, ...ORDER_FORM }),
  phoneHint: '10 hoặc 11 chữ số, viết liền',
  optional: 'Không bắt buộc',
  products: 'Danh sách sản phẩm',
  others: 'Thêm sản phẩm khác',
  chosen: 'Sản phẩm đã chọn',
  isChosen: 'Đã chọn',
  choose: 'Chọn mua',
  noProducts: 'Chưa tải được danh sách sản phẩm.',
  reloadProducts: 'Tải lại danh sách',
  nothingChosen: 'Bạn chưa chọn sản phẩm nào.',
  total: 'Tạm tính',
  planHint: 'Khi gọi lại, nhân viên sẽ hỏi bạn chọn 3\u00a0hay\u00a06\u00a0tháng.',
  consent: 'Đồng ý liên hệ',
  offers: 'Tôi muốn nhận thông báo ưu đãi qua số này. Không bắt buộc, và tôi có thể rút lại bất cứ lúc nào.',
  errorSummary: 'Còn thiếu hoặc chưa đúng',
  submit: 'Đăng ký',
  sending: 'Đang gửi…',
  lead: `Nhân viên sẽ gọi lại để xác nhận, ${lowerFirst(NOTHING_DUE)} Mời bạn điền đủ các mục dưới đây.`,
  lastLook: 'Kiểm tra lại trước khi gửi',
  mended: 'Đã sửa xong. Mời bạn xem lại rồi gửi.',
  listLoading: 'Đang tải danh sách ...',
  placeHint: 'Chọn hoặc gõ để tìm',
  placesFound: 'Gợi ý',
  chooseOne: 'Bạn chọn giúp một dòng trong danh sách hiện ra.',
  provinceFirst: 'Mời bạn chọn Tỉnh/Thành phố trước.',
} as const

/** Precedes the names of wrong fields. */
export const lookAgainText = (count: number): string => `Mời bạn xem lại ${count} mục`

/** Shown beside a list that scrolls, until its end is in sight. */
export const manyProducts = (count: number, isEndReached: boolean): string =>
  `${count} sản phẩm${isEndReached ? '' : ', cuộn xuống để xem thêm'}`

export type FieldErrorTag = OrderError | MembershipError

const FIELD_ERRORS: Record<FieldErrorTag, string> = {
  nameRequired: 'Vui lòng nhập họ và tên!',
  nameTooLong: `Họ và tên tối đa ${LONGEST_NAME} ký tự!`,
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

export const errorSentence: (field: E.Either<FieldErrorTag, unknown>) => string | null = E.match(
  (error) => FIELD_ERRORS[error],
  constNull,
)

/** The name of a found place in its own box: that of the district, else of the province. */
export const placeName = ({ province, district }: FoundPlace): string =>
  district === null ? province.label : districtLabel(district)

/**
 * `phường Bồ Đề mới, Hà Nội` for a district found by a new ward, which may lie in others too; `nay thuộc Phú Thọ` and
 * `tỉnh Hà Tây cũ` for a province found by its new or a former name; the province for one found by its old name, or null if
 * `inside` already says it.
 */
export const placeNote = (
  { province, district, newUnit, former }: FoundPlace,
  inside: string | undefined,
): string | null => {
  if (former !== undefined) return `tỉnh ${former} cũ`
  if (newUnit === null) return district === null || province.label === inside ? null : province.label
  const now =
    newUnit.ward === null ? `nay thuộc ${newUnit.province}` : `${newUnit.ward} mới, ${newUnit.province}`
  return district === null || province.label === newUnit.province ? now : `${province.label}, ${now}`
}

/** The message for typed text that names no place; `inside`: the province that was searched. */
export const notFoundText = (typed: string, inside: string | undefined): string =>
  `Không tìm thấy “${typed}”${inside === undefined ? '' : ` ở ${inside}`}.`

/** Texts of the forms without script; separate from `FORM_COPY`, to keep them out of the program. */
export const PLAIN_FORM_COPY = {
  lookAgain: 'Sau khi bấm “Đăng ký”, bạn sẽ xem lại một lần nữa trước khi gửi.',
  sent: 'Thông tin bạn đã gửi',
  notSentYet: 'Đăng ký chưa được gửi. Nếu mọi thứ đã đúng, bạn bấm “Gửi”; chưa đúng thì bấm “Sửa lại”.',
  send: 'Gửi',
  sendButton: '“Gửi”',
  sendLater: '“Gửi” ở bước sau',
  change: 'Sửa lại',
  chooseProvince: 'Chọn tỉnh/thành',
  chooseDistrict: 'Chọn quận/huyện',
  provinceStep: 'Trước hết, bạn nhận hàng ở đâu?',
  next: 'Tiếp tục',
  toHome: 'Về trang chủ',
  others: 'Xem thêm các sản phẩm khác',
  productGone: 'Sản phẩm bạn chọn không còn trong danh sách. Vui lòng xem lại!',
} as const
