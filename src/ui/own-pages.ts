import { MEMBERSHIP_TIERS } from '../domain/membership/membership-tier'
import { FORM_ADDRESSES } from '../domain/routing/form-address'
import { ROUTES } from '../domain/routing/routes'
import { sectionAnchor } from '../domain/routing/section-anchor'
import type { SearchText } from '../domain/search/search-entry'
import type { SearchResult } from '../domain/search/search-result'
import { answeredFrom } from '../domain/site/shared-phrases'
import type { CreateOwnPages } from '../ports/render'
import { ABOUT_ANCHORS, ABOUT_STORY, aboutPromises, DOCTOR_COPY, DOCTORS } from './copy/about'
import { PACKAGES_COPY, TIERS } from './copy/membership'
import { type Policy, privacyPolicy, RETURN_POLICY } from './copy/policies'
import { ORDER_STEPS, ORDERING, PRODUCT_COPY, shippingFacts } from './copy/products'
import { CANCELLING, CANCELLING_HEADING, complaints, tradingTerms } from './copy/trading'

type OwnPage = Pick<SearchResult, 'address' | 'title' | 'summary'> & { readonly text: ReadonlyArray<string> }

const policyPage = (address: string, { title, lead, sections }: Policy): OwnPage => ({
  address,
  title,
  summary: lead,
  text: sections.flatMap(({ heading, text = '', items = [] }) => [heading, text, ...items]),
})

const toEntry = (
  kind: 'guide' | 'question',
  { address, title, summary, text }: OwnPage,
): SearchText<SearchResult> => ({
  item: { kind, address, title, summary, picture: '', price: '', organisation: '' },
  title,
  summary,
  text: text.join(' . '),
})

/** The site's own pages and common questions, as entries for the search. */
export const createOwnPages: CreateOwnPages = ({ site, recipient }) => {
  const { brand, consent, contacts, delivery, links, questions } = site
  const telephone = `Điện thoại: ${contacts.hotline.replaceAll(' ', '\u00a0')}, ${answeredFrom(contacts.hours)}.`
  const pages: ReadonlyArray<OwnPage> = [
    {
      address: FORM_ADDRESSES.orders,
      title: ORDERING.title,
      summary: shippingFacts(delivery)
        .map(({ term, text }) => `${term}: ${text}.`)
        .join(' '),
      text: ORDER_STEPS.flatMap(({ title, text }) => [title, text]),
    },
    {
      address: ROUTES.productList.path,
      title: PRODUCT_COPY.listTitle,
      summary: PRODUCT_COPY.listLead,
      text: [],
    },
    {
      address: `${ROUTES.tradingTerms.path}#${sectionAnchor(CANCELLING_HEADING)}`,
      title: 'Hủy đơn hàng',
      summary: `${CANCELLING} ${telephone}`,
      text: [],
    },
    {
      address: `${ROUTES.about.path}#${ABOUT_ANCHORS.company}`,
      title: 'Liên hệ',
      summary: [
        telephone,
        `Zalo: ${links.zalo.replace(/^https:\/\//, '')}.`,
        `Địa chỉ: ${contacts.address}.`,
        `E-mail: ${contacts.email}.`,
      ].join(' '),
      text: [],
    },
    {
      address: `${ROUTES.about.path}#${ABOUT_ANCHORS.doctors}`,
      title: DOCTOR_COPY.title,
      summary: DOCTORS.map(({ name, specialty }) => `${name}: ${specialty}.`).join(' '),
      text: DOCTORS.map(({ description }) => description),
    },
    {
      address: ROUTES.packages.path,
      title: PACKAGES_COPY.title,
      summary: MEMBERSHIP_TIERS.map(({ key, title }) => `${title}: ${TIERS[key].lead}`).join(' '),
      text: MEMBERSHIP_TIERS.flatMap(({ key }) => TIERS[key].benefits),
    },
    {
      address: ROUTES.about.path,
      title: `Về ${brand.name}`,
      summary: ABOUT_STORY[0],
      text: [...ABOUT_STORY, ...aboutPromises(consent).flatMap(({ title, text }) => [title, text])],
    },
    policyPage(ROUTES.returnPolicy.path, RETURN_POLICY),
    policyPage(ROUTES.privacyPolicy.path, privacyPolicy(site, recipient)),
    policyPage(ROUTES.tradingTerms.path, tradingTerms(site)),
    policyPage(ROUTES.complaints.path, complaints(site)),
  ]
  return [
    ...pages.map((page) => toEntry('guide', page)),
    ...questions.map(({ question, answer }) =>
      toEntry('question', { address: ROUTES.home.path, title: question, summary: answer, text: [] }),
    ),
  ]
}
