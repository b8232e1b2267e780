import { abroad, SENSITIVE } from '../../domain/site/shared-phrases'
import type { Site } from '../../domain/site/site'
import { dataUse } from './company'

export const consentByButton = (button: string): string =>
  `Khi bấm ${button}, bạn đồng ý để chúng tôi xử lý thông tin này và gọi lại cho bạn. `

export const consentByTick = ({ brand }: Pick<Site, 'brand'>): string =>
  `Tôi đồng ý để ${brand.name} xử lý thông tin này và gọi lại cho tôi. `

/** What follows either sentence, in pieces for emphasis and a link; `recipient` is that of the data, or null (M-099). */
export const consentTerms = (
  { company, consent }: Pick<Site, 'company' | 'consent'>,
  recipient: string | null,
) => ({
  use: `${company.name} chỉ dùng thông tin này để ${dataUse(consent)}. Đây là `,
  kind: 'dữ liệu cá nhân nhạy cảm',
  secrecy: `, có thể hé lộ thông tin về ${SENSITIVE}, và được giữ kín theo `,
  policy: 'Điều khoản bảo mật',
  storage: recipient === null ? '.' : `. Đăng ký được lưu trên ${abroad(recipient)}.`,
})
