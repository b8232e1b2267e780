import * as O from 'fp-ts/Option'
import { readHash } from '../../../domain/routing/hash-location'
import { readableAddress } from '../../../domain/routing/readable-address'
import { ROUTES } from '../../../domain/routing/routes'
import type { Site } from '../../../domain/site/site'
import type { RenderedPage } from '../../../ports/render'
import { type PageSubject, PICTURE_OF_THE_SITE, pageSubject, subjectPicture } from './page-facts'
import { escapeHtml, inScript } from './page-template'
import { linkPictureAddress } from './picture-addresses'
import { structuredData } from './structured-data'

const LONGEST_DESCRIPTION = 200

const OF_THE_SITE =
  'Kiến thức sức khỏe nam giới, video, sản phẩm hỗ trợ và cộng đồng hội viên: kín đáo, tôn trọng, có căn cứ.'

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [ROUTES.productList.hash]:
    'Thực phẩm bảo vệ sức khỏe cho nam giới: ghi rõ thành phần, giá niêm yết, giao kín đáo.',
  [ROUTES.articles.hash]: 'Bài viết và video về sức khỏe nam giới, dễ hiểu, có căn cứ.',
  [ROUTES.about.hash]: 'Chúng tôi là ai, làm việc thế nào, và cam kết gì với bạn đọc.',
  [ROUTES.privacyPolicy.hash]: 'Chúng tôi dùng dữ liệu của bạn để làm gì, giữ bao lâu, và bạn có quyền gì.',
  [ROUTES.returnPolicy.hash]: 'Điều kiện, thời hạn và các bước đổi trả sản phẩm.',
  [ROUTES.tradingTerms.hash]: 'Ai bán hàng, đặt hàng và xác nhận thế nào, giá, giao hàng và thanh toán.',
  [ROUTES.complaints.hash]: 'Gửi khiếu nại ở đâu, các bước giải quyết và thời hạn trả lời.',
}

/** Shortened between words, with an ellipsis unless a sentence ends there. */
const shortened = (text: string): string => {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const words = text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')
  return /[.!?]$/.test(words) ? words : `${words} …`
}

const descriptionOf = (subject: PageSubject, path: string): string => {
  if (subject.kind === 'article') return shortened(subject.article.excerpt)
  if (subject.kind === 'product') return shortened(subject.product.summary)
  if (subject.kind === 'video') return shortened(subject.video.description)
  const description = DESCRIPTIONS[path] ?? OF_THE_SITE
  return subject.kind === 'group' ? `${subject.name}. ${description}` : description
}

const TYPES: Readonly<Record<PageSubject['kind'], string>> = {
  article: 'article',
  product: 'product',
  video: 'video.other',
  group: 'website',
  home: 'website',
  other: 'website',
}

const titleIn = (head: string): string => /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ''

/** An element with a mark, by which the program removes it when it shows another screen. */
const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" data-of-page>`

type Page = { readonly route: string; readonly origin: string; readonly page: RenderedPage }

/** The elements of a page's head for search engines and link previews; a page without a readable address is not indexed. */
export const createPageHead = (site: Site) => {
  const addressOf = readableAddress(site.brand.slug)
  return ({ route, origin, page: { head, responses } }: Page): string => {
    const address = addressOf(route)
    if (O.isNone(address)) return '<meta name="robots" content="noindex" data-of-page>'
    const subject = pageSubject(route, responses)
    const description = descriptionOf(subject, readHash(route).path)
    const own = subjectPicture(subject)
    const picture = own === null ? null : `${origin}${linkPictureAddress(own)}`
    const data = structuredData(subject, { site, origin, picture })
    return [
      meta('name', 'description', description),
      meta('property', 'og:type', TYPES[subject.kind]),
      meta('property', 'og:site_name', site.brand.name),
      meta('property', 'og:locale', 'vi_VN'),
      `<meta property="og:title" content="${titleIn(head)}" data-of-page>`,
      meta('property', 'og:description', description),
      meta('property', 'og:url', `${origin}${address.value}`),
      meta('property', 'og:image', picture ?? `${origin}${linkPictureAddress(PICTURE_OF_THE_SITE)}`),
      meta('property', 'og:image:width', '1200'),
      meta('property', 'og:image:height', '630'),
      meta('name', 'twitter:card', 'summary_large_image'),
      ...(data === null
        ? []
        : [`<script type="application/ld+json" data-of-page>${inScript(data)}</script>`]),
    ].join('')
  }
}
