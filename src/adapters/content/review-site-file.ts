import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { mayBePhone } from '../../domain/phone/may-be-phone'
import { PLACEHOLDERS, withLegalPhrases } from '../../domain/site/legal-phrases'
import { isPublicMailAddress } from '../../domain/site/mail-address'
import { fieldsWith, placeholderFields } from '../../domain/site/placeholder-fields'
import type { Site } from '../../domain/site/site'
import { groupThousands } from '../../domain/text/group-thousands'
import type { Now } from '../../ports/clock'
import type { ContentFailure } from '../../ports/content'
import { explainUnknownField, explainUnknownPlaceholder } from './field-faults'
import { readContentText } from './read-content-text'
import { SITE_FILE } from './read-site'
import { reviewLaw } from './review-law'
import { reviewSheets } from './review-sheets'
import { repeatedFields, unknownFields, writtenFields } from './site-json'

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

type Rule = { readonly isUsable: (text: string) => boolean; readonly fault: string }

const WEB: Rule = {
  isUsable: isWebAddress,
  fault: 'phải là địa chỉ đầy đủ, bắt đầu bằng https://; nếu không, khách bấm vào sẽ tới một trang không có',
}
const MAIL: Rule = {
  isUsable: isPublicMailAddress,
  fault: 'phải là một địa chỉ thư, ví dụ lienhe@namvung.vn',
}
const PHONE: Rule = { isUsable: mayBePhone, fault: 'phải là một số điện thoại gọi được' }

/** Sentences on links, mail addresses and phone numbers that a visitor could not use; empty ones are not shown. */
const reviewContacts = ({
  contacts: { hotline, email, partnershipEmail },
  links,
  company: { noticeUrl },
}: Pick<Site, 'contacts' | 'links' | 'company'>): ReadonlyArray<string> => {
  const written: ReadonlyArray<readonly [field: string, text: string, rule: Rule]> = [
    ...Object.entries(links).map(([name, address]) => [`links.${name}`, address, WEB] as const),
    ['company.noticeUrl', noticeUrl, WEB],
    ['contacts.email', email, MAIL],
    ['contacts.partnershipEmail', partnershipEmail, MAIL],
    ['contacts.hotline', hotline, PHONE],
  ]
  return written
    .filter(([, text, { isUsable }]) => text !== '' && !isUsable(text))
    .map(([field, , { fault }]) => `${field} ${fault}.`)
}

const NO_SENDER =
  'delivery.sender: chưa có tên người gửi ghi bên ngoài gói hàng. Hãy chọn một tên không gợi ý gì về sản phẩm; khi còn trống, phiếu gửi hàng chừa một dòng để viết tay.'

/** A sentence for each number of the shipping fee that the text `fee` does not contain. */
const unsaidNumbers = ({ fee, feeVnd, freeFromVnd }: Site['delivery']): ReadonlyArray<string> =>
  Object.entries({ feeVnd, freeFromVnd })
    .filter(([, vnd]) => vnd > 0 && !fee.includes(groupThousands(vnd)))
    .map(
      ([field, vnd]) =>
        `delivery.${field} là ${vnd}, nhưng delivery.fee không nhắc đến ${groupThousands(vnd)}: khách sẽ thấy hai mức phí khác nhau. Hãy sửa cho khớp.`,
    )

/** The fields with braces that no placeholder fills; unknown placeholders of answers are reported separately. */
const bracedFields = ({ questions, ...facts }: Site): ReadonlyArray<string> => {
  const others = questions.map(({ answer, ...said }) => ({
    ...said,
    answer: answer.replace(/\{[^{}]*\}/g, ''),
  }))
  return fieldsWith((text) => /[{}]/.test(text), { ...facts, questions: others })
}

const NO_VERSION =
  'consent.policyVersion đang trống: không biết khách đã đồng ý với văn bản nào. Hãy ghi một tên ngắn, ví dụ 2026-11, và đổi tên khi chính sách thay đổi.'

/**
 * Reports sample values that are left, what the owner has to state or decide, contacts and spreadsheets that nobody can use,
 * and fields that are unknown or written twice.
 */
export const reviewSiteFile = async (
  contentDir: string,
  site: Site,
  now: Now,
): Promise<ReadonlyArray<ContentFailure>> => {
  const samples = placeholderFields(site)
  const braced = bracedFields(site)
  const fields = pipe(
    await readContentText(contentDir, SITE_FILE)(),
    E.match(() => [], writtenFields),
  )
  const doubtful = (file: string, reason: string): ContentFailure => ({ tag: 'doubtful', file, reason })
  return [
    ...(samples.length === 0
      ? []
      : [
          doubtful(
            SITE_FILE,
            `Vẫn còn giá trị mẫu ở ${samples.join(', ')}. Hãy thay trước khi mở trang cho khách.`,
          ),
        ]),
    ...reviewLaw(site, now()).map((reason) => doubtful(SITE_FILE, reason)),
    ...reviewContacts(site).map((reason) => doubtful(SITE_FILE, reason)),
    ...site.questions
      .flatMap(({ answer }) => withLegalPhrases(answer, site).unknown)
      .map((name) => doubtful(SITE_FILE, explainUnknownPlaceholder(name, PLACEHOLDERS))),
    ...(braced.length === 0
      ? []
      : [
          doubtful(
            SITE_FILE,
            `Trang sẽ hiện dấu { hay } ở ${braced.join(', ')}. Chỗ trống như {hours} chỉ dùng được trong answer của questions, và phải có đủ hai dấu.`,
          ),
        ]),
    ...unsaidNumbers(site.delivery).map((reason) => doubtful(SITE_FILE, reason)),
    ...(site.delivery.sender === '' ? [doubtful(SITE_FILE, NO_SENDER)] : []),
    ...(site.consent.policyVersion.trim() === '' ? [doubtful(SITE_FILE, NO_VERSION)] : []),
    ...reviewSheets(site).map((reason) => doubtful(SITE_FILE, reason)),
    ...unknownFields(fields, site).map(({ path, line, beside }) =>
      doubtful(`${SITE_FILE}, dòng ${line}`, explainUnknownField(path, beside)),
    ),
    ...repeatedFields(fields).map(({ field, line, firstLine }) =>
      doubtful(
        `${SITE_FILE}, dòng ${line}`,
        `Trường ${field} đã có ở dòng ${firstLine}; chỉ dòng dưới được dùng. Hãy bỏ một dòng.`,
      ),
    ),
  ]
}
