import { createHash } from 'node:crypto'
import { securityFault } from '../../domain/site/security-contact'
import type { Site } from '../../domain/site/site'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { endOfDay } from '../../domain/time/vietnam-zone'

const SECURITY: Readonly<Record<NonNullable<ReturnType<typeof securityFault>>, string>> = {
  missing:
    'security: chưa có nơi nhận tin báo sự cố. Hãy ghi contact (một địa chỉ thư) và expires (ngày hết hạn, trong vòng một năm); trang sẽ đưa chúng ra /.well-known/security.txt.',
  contact: 'security.contact phải là một địa chỉ thư, hoặc bắt đầu bằng https://, mailto: hay tel:.',
  expires: 'security.expires phải là một ngày có thật, ví dụ 2027-10-31.',
  expired: 'security.expires đã qua: người báo sự cố sẽ coi địa chỉ là cũ. Hãy ghi một ngày mới.',
  soon: 'security.expires còn không quá 30 ngày. Hãy kiểm tra địa chỉ rồi ghi một ngày mới.',
  late: 'security.expires cách đây hơn một năm; chuẩn RFC 9116 khuyên không quá một năm.',
}

type Facts = Pick<Site, 'company' | 'contacts' | 'delivery' | 'deadlines'>

/** The facts that the law requires, by the name of the field. */
const statedFacts = ({ company, contacts, deadlines }: Facts): Readonly<Record<string, string>> => {
  const { representative, licence, issuer, noticeUrl, confirmation } = company
  return {
    'company.name': company.name,
    'company.businessCode': company.businessCode,
    'company.representative': representative,
    'company.licence': licence,
    'company.issuer': issuer,
    'company.noticeUrl': noticeUrl,
    'company.confirmation.number': confirmation.number,
    'company.confirmation.date': confirmation.date,
    'deadlines.confirm': deadlines.confirm,
    'deadlines.acknowledge': deadlines.acknowledge,
    'deadlines.answer': deadlines.answer,
    'contacts.address': contacts.address,
    'contacts.hotline': contacts.hotline,
    'contacts.email': contacts.email,
  }
}

const missingFacts = (site: Facts): ReadonlyArray<string> =>
  Object.entries(statedFacts(site)).flatMap(([field, text]) => (text.trim() === '' ? [field] : []))

const MARK_LENGTH = 8

/**
 * Checksum of the two legal pages of this release with fixed facts; `test/ui/screens/policy/trading-screen.test.tsx` fails with
 * the new value when they change.
 */
export const TEXTS_OF_RELEASE = 'e7461951'

/** Identifies both legal pages as this site shows them. */
const textsMark = (site: Facts): string => {
  const { fee, time, payment } = site.delivery
  const facts = [...Object.values(statedFacts(site)), site.company.confirmation.until, fee, time, payment]
  return createHash('sha256')
    .update(JSON.stringify([TEXTS_OF_RELEASE, facts]))
    .digest('hex')
    .slice(0, MARK_LENGTH)
}

const approvalFault = (site: Facts & Pick<Site, 'textsApproved'>): ReadonlyArray<string> => {
  const mark = textsMark(site)
  switch (site.textsApproved) {
    case false:
      return [
        `textsApproved là false: Điều khoản giao dịch và Giải quyết khiếu nại còn là văn bản mẫu, và trang nói rõ như vậy. Khi người tư vấn pháp lý đã duyệt hai trang ấy, hãy ghi "${mark}": về sau, nếu văn bản hoặc dữ kiện đổi, chương trình sẽ nhắc. Ghi true thì không được nhắc.`,
      ]
    case true:
    case mark:
      return []
    default:
      return [
        `textsApproved là "${site.textsApproved}", nhưng Điều khoản giao dịch và Giải quyết khiếu nại đã khác lúc được duyệt: văn bản của bản phát hành hoặc dữ kiện trong tệp này đã đổi. Hãy nhờ người tư vấn pháp lý duyệt lại, rồi ghi "${mark}".`,
      ]
  }
}

const isOver = (day: string, now: EpochMs): boolean => {
  const iso = day.trim().replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')
  const end = Date.parse(endOfDay(iso))
  return !Number.isNaN(end) && end < now
}

/** Sentences on what the owner has to state or to decide before the site may go public. */
export const reviewLaw = (
  site: Facts & Pick<Site, 'consent' | 'security' | 'textsApproved'>,
  now: EpochMs,
): ReadonlyArray<string> => {
  const missing = missingFacts(site)
  const security = securityFault(site.security, now)
  return [
    ...(missing.length === 0
      ? []
      : [`Còn trống ${missing.join(', ')}: pháp luật yêu cầu trang bán hàng nêu rõ trước khi mở cho khách.`]),
    ...approvalFault(site),
    ...(isOver(site.company.confirmation.until, now)
      ? ['company.confirmation.until đã qua: xác nhận với cơ quan quản lý đã hết hạn.']
      : []),
    ...(site.consent.retentionDays === null
      ? [
          'consent.retentionDays là null: chưa quyết định giữ đăng ký bao lâu. Chính sách đang nói rõ là chưa có thời hạn.',
        ]
      : []),
    ...(security === null ? [] : [SECURITY[security]]),
  ]
}
