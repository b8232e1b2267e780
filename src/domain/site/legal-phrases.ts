import { COPY_DAYS } from './kept-copies'
import { answeredFrom, CONFIRMED, RETURN_DAYS } from './shared-phrases'

/** Phrases of policies, answers and documents; answers of `site.json` name them by placeholders. */

export const RETURN_CONDITIONS = [
  'chưa qua sử dụng, còn nguyên tem và bao bì',
  'còn đầy đủ số lượng và quà tặng kèm theo',
  'có hóa đơn mua hàng',
] as const

const RETURNS = `Bạn được đổi trả trong ${RETURN_DAYS} ngày kể từ ngày nhận hàng, khi sản phẩm ${RETURN_CONDITIONS.join('; ')}.`

export const SHARING =
  'Chúng tôi không chia sẻ thông tin của bạn với bên thứ ba khi chưa có sự đồng ý của bạn, trừ trường hợp pháp luật yêu cầu. Để giao hàng, đơn vị vận chuyển nhận họ tên, số điện thoại và địa chỉ của bạn, không nhận tên sản phẩm.'

/** How fast a request about personal data is handled (M-099, A-34). */
export const DATA_REQUESTS = [
  'Chúng tôi xác nhận đã nhận yêu cầu trong vòng 2 ngày làm việc.',
  'Yêu cầu chỉnh sửa hoặc xóa thông tin được xử lý trong vòng 3 ngày làm việc.',
] as const

export const HANDLING_PURPOSES = [
  'Xử lý đơn hàng và đăng ký hội viên',
  'Hỗ trợ, giải đáp khi bạn liên hệ',
] as const

export const IN_BACKUPS = `Dữ liệu đã xóa còn nằm trong bản sao lưu tối đa ${COPY_DAYS} ngày nữa.`

/** How long registrations are kept, within a sentence. */
export const afterDays = (days: number): string => `${days} ngày kể từ lần đăng ký gần nhất`

type PhraseSources = {
  readonly contacts: { readonly hours: string }
  readonly delivery: { readonly sender: string }
}

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The names that an answer may have between braces. */
export const PLACEHOLDERS = ['confirmed', 'dataRequests', 'hours', 'returns', 'sender', 'sharing'] as const

const isPhraseName = (name: string): name is (typeof PLACEHOLDERS)[number] =>
  PLACEHOLDERS.some((each) => each === name)

/** The text with each known placeholder filled in, and the names of the others. */
export const withLegalPhrases = (
  text: string,
  { contacts: { hours }, delivery: { sender } }: PhraseSources,
): { readonly text: string; readonly unknown: ReadonlyArray<string> } => {
  const statements: Readonly<Record<(typeof PLACEHOLDERS)[number], string>> = {
    confirmed: CONFIRMED,
    dataRequests: DATA_REQUESTS.join(' '),
    hours: answeredFrom(hours),
    returns: RETURNS,
    sender: sender === '' ? 'tên kho' : `“${sender}”`,
    sharing: SHARING,
  }
  const names = Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)
  return {
    text: text.replace(PLACEHOLDER, (whole, name: string) => (isPhraseName(name) ? statements[name] : whole)),
    unknown: names.filter((name) => !isPhraseName(name)),
  }
}
