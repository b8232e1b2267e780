import type { Product } from '../../../domain/catalogue/product'
import { groupSlug } from '../../../domain/catalogue/product-groups'
import { productImages } from '../../../domain/catalogue/product-images'
import { productsPage, productWithRelated } from '../../../domain/catalogue/shown-products'
import type { Article } from '../../../domain/news/article'
import { loadedIn, productsIn, type Responses } from '../../../domain/routing/embedded-responses'
import { readHash } from '../../../domain/routing/hash-location'
import { queryPage, queryValue } from '../../../domain/routing/route-query'
import { ROUTES } from '../../../domain/routing/routes'
import type { Video } from '../../../domain/video/video'

export type PageSubject =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'video'; readonly video: Video }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'home' }
  | { readonly kind: 'other' }

const OTHER: PageSubject = { kind: 'other' }

const subjects: Readonly<Record<string, (search: string, responses: Responses) => PageSubject>> = {
  [ROUTES.home.hash]: () => ({ kind: 'home' }),
  [ROUTES.article.hash]: (search, responses) => {
    const article = loadedIn(responses, 'article', queryValue(search, 'id') ?? '')
    return article === undefined ? OTHER : { kind: 'article', article }
  },
  [ROUTES.productDetail.hash]: (search, responses) => {
    const product = productsIn(responses, productWithRelated(queryValue(search, 'id') ?? ''))?.product ?? null
    return product === null ? OTHER : { kind: 'product', product }
  },
  [ROUTES.productList.hash]: (search, responses) => {
    const slug = queryValue(search, 'group') ?? ''
    const shown = productsIn(responses, productsPage(queryPage(search), slug))
    const name = shown?.groups.find((group) => groupSlug(group) === slug)
    return name === undefined ? OTHER : { kind: 'group', name }
  },
  [ROUTES.video.hash]: (search, responses) => {
    const id = queryValue(search, 'id')
    const video = loadedIn(responses, 'videos', 'newest')?.find((one) => one.id === id)
    return video === undefined ? OTHER : { kind: 'video', video }
  },
}

/** The subject of a page, from its hash route and the responses that it was rendered with. */
export const pageSubject = (route: string, responses: Responses): PageSubject => {
  const { path, search } = readHash(route)
  return subjects[path]?.(search, responses) ?? OTHER
}

/** Link previews show it where a page has no picture of its own. */
export const PICTURE_OF_THE_SITE = '/pictures/site/link.svg'

const pictureOf = (subject: PageSubject): string => {
  switch (subject.kind) {
    case 'article':
      return subject.article.banner
    case 'product':
      return productImages(subject.product)[0] ?? ''
    case 'video':
      return subject.video.thumbnail
    case 'group':
    case 'home':
    case 'other':
      return PICTURE_OF_THE_SITE
  }
}

/** The path of the picture that represents a page; null if it is not among the content's own pictures. */
export const subjectPicture = (subject: PageSubject): string | null => {
  const picture = pictureOf(subject)
  return picture.startsWith('/pictures/') ? picture : null
}
