import { isPublicMailAddress } from '../../domain/site/mail-address'
import type { Site } from '../../domain/site/site'

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

const FEWEST_DIGITS = 8

const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= FEWEST_DIGITS

type Rule = { readonly isUsable: (text: string) => boolean; readonly fault: string }

const WEB: Rule = {
  isUsable: isWebAddress,
  fault: 'phải là địa chỉ đầy đủ, bắt đầu bằng https://; nếu không, khách bấm vào sẽ tới một trang không có',
}
const MAIL: Rule = {
  isUsable: isPublicMailAddress,
  fault: 'phải là một địa chỉ thư, ví dụ lienhe@namvung.vn',
}
const PHONE: Rule = { isUsable: isPhone, fault: 'phải là một số điện thoại gọi được' }

/** Sentences on links, mail addresses and phone numbers that a visitor could not use; empty ones are not shown. */
export const reviewContacts = ({
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
