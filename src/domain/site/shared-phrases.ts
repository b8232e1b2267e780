/** Phrases that the visitors’ program also needs; the others are in `legal-phrases.ts`, to keep it small. */

export const RETURN_DAYS = 7

export const CONFIRMED = 'sản phẩm, giá, phí giao hàng và địa chỉ nhận hàng'

/** The sensitive data that registrations may reveal. */
export const SENSITIVE = 'sức khỏe và đời sống tình dục'

export const NOTHING_DUE = 'Bạn chưa phải trả khoản nào.'

/** Names a recipient of data abroad. */
export const abroad = (recipient: string): string => `${recipient}, dịch vụ có máy chủ ở nước ngoài`

/** When staff answer, within a sentence; `hours` is empty if the site states none. */
export const answeredFrom = (hours: string): string => (hours === '' ? 'trong giờ làm việc' : `từ ${hours}`)
