import { answeredFrom } from '../../domain/site/shared-phrases'
import { ZALO_ACTION } from './shell'

export const ASK_COPY = {
  title: 'Bạn muốn hỏi riêng?',
  text: (hours: string) => `Chuyên viên trả lời riêng cho bạn, ${answeredFrom(hours)}.`,
  action: ZALO_ACTION,
} as const

export const SHARE_COPY = {
  title: 'Chia sẻ',
  facebook: 'Facebook',
  zalo: 'Zalo',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép',
  notCopied: 'Chưa sao chép được',
  system: 'Cách khác…',
} as const
