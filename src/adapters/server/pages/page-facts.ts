import type { Product } from '../../../domain/catalogue/product'
import { groupSlug } from '../../../domain/catalogue/product-groups'
import { productImages } from '../../../domain/catalogue/product-images'
import {
  type ProductsPage,
  type ProductWithRelated,
  productsPage,
  productWithRelated,
} from '../../../domain/catalogue/shown-products'
import type { Article } from '../../../domain/news/article'
import type { Video } from '../../../domain/news/video'
import { readHash } from '../../../domain/routing/hash-location'
import { queryPage, queryValue } from '../../../domain/routing/route-query'
import { ROUTES } from '../../../domain/routing/routes'
import type { RenderedPage } from '../../../ports/render'

export type PageSubject =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'video'; readonly video: Video }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'home' }
  | { readonly kind: 'other' }

/** What a page is about, from its hash route and the responses that it was rendered with. */
export const pageSubject = (route: string, responses: RenderedPage['responses']): PageSubject => {
  const { path, search } = readHash(route)
  const id = queryValue(search, 'id')
  const named = <One extends { readonly id: string }>(key: string): One | undefined =>
    (responses[key] as ReadonlyArray<One> | undefined)?.find((one) => one.id === id)
  if (path === ROUTES.home.hash) return { kind: 'home' }
  if (path === ROUTES.article.hash) {
    const article = responses[`article ${JSON.stringify(id)}`] as Article | undefined
    return article === undefined ? { kind: 'other' } : { kind: 'article', article }
  }
  if (path === ROUTES.productDetail.hash) {
    const shown = responses[`products ${productWithRelated(id ?? '').name}`] as ProductWithRelated | undefined
    return shown === undefined || shown.product === null
      ? { kind: 'other' }
      : { kind: 'product', product: shown.product }
  }
  if (path === ROUTES.productList.hash) {
    const slug = queryValue(search, 'group') ?? ''
    const shown = responses[`products ${productsPage(queryPage(search), slug).name}`] as
      | ProductsPage
      | undefined
    const name = shown?.groups.find((group) => groupSlug(group) === slug)
    return name === undefined ? { kind: 'other' } : { kind: 'group', name }
  }
  const video = path === ROUTES.video.hash ? named<Video>('videos "newest"') : undefined
  return video === undefined ? { kind: 'other' } : { kind: 'video', video }
}

/** Link previews show it where a page has no picture of its own. */
export const PICTURE_OF_THE_SITE = '/pictures/site/link.svg'

/** The path of the picture that represents a page; null if it is not among the content's own pictures. */
export const subjectPicture = (subject: PageSubject): string | null => {
  const found = {
    article: () => (subject.kind === 'article' ? subject.article.banner : ''),
    product: () => (subject.kind === 'product' ? (productImages(subject.product)[0] ?? '') : ''),
    video: () => (subject.kind === 'video' ? subject.video.thumbnail : ''),
    group: () => PICTURE_OF_THE_SITE,
    home: () => PICTURE_OF_THE_SITE,
    other: () => PICTURE_OF_THE_SITE,
  }[subject.kind]()
  return found.startsWith('/pictures/') ? found : null
}
