import type { Site } from '../../domain/site/site'

const until = (day: string): string => (day === '' ? '' : `, có giá trị đến ${day}`)

const confirmed = ({ number, date, until: end }: Site['company']['confirmation']): string =>
  number === '' ? '' : `số ${number}${date === '' ? '' : `, ngày ${date}`}${until(end)}`

/** How the site's owner is registered; facts that the operator left empty are omitted. */
export const registeredFacts = ({ company }: Pick<Site, 'company'>) =>
  [
    { term: 'Mã số doanh nghiệp', text: company.businessCode },
    { term: 'Người đại diện theo pháp luật', text: company.representative },
    { term: 'Giấy phép', text: company.licence },
    { term: 'Nơi cấp', text: company.issuer },
    { term: 'Xác nhận với Bộ Công Thương', text: confirmed(company.confirmation) },
  ].filter(({ text }) => text !== '')

/** The facts that the law requires of the site’s owner. */
export const companyFacts = ({ company, contacts }: Pick<Site, 'company' | 'contacts'>) => [
  { term: 'Tên', text: company.name },
  ...registeredFacts({ company }),
  { term: 'Địa chỉ', text: contacts.address },
  { term: 'Điện thoại', text: contacts.hotline },
  { term: 'E-mail', text: contacts.email },
]

/** The purposes of personal data, in the same words on the home page, the about page, the forms and in the policy (M-099). */
export const dataUse = ({ offers }: { readonly offers: boolean }): string =>
  offers
    ? 'xử lý yêu cầu, hỗ trợ bạn và, chỉ khi bạn đồng ý riêng, báo ưu đãi'
    : 'xử lý yêu cầu và hỗ trợ bạn'
