import type { Product } from '../../../domain/catalogue/product'
import { groupSlug, productGroups } from '../../../domain/catalogue/product-groups'
import { changeOf } from '../../../domain/news/article'
import {
  articleAddress,
  articlesAddress,
  productAddress,
  productsAddress,
  SHOWN_ROUTES,
  videoAddress,
} from '../../../domain/routing/readable-address'
import { ARTICLES_PER_PAGE, PRODUCTS_PER_PAGE, pageCount } from '../../../domain/screen/paging'
import type { VideoRecord } from '../../../domain/video/video'
import type { ContentReaders } from '../../../ports/content'
import { readContent } from '../content/readable-content'

export type ListedPage = {
  readonly address: string
  /** ISO 8601; empty if unknown. */
  readonly changedAt?: string
  readonly picture?: string
  readonly video?: VideoRecord
}

const pagesBeyondFirst = (
  count: number,
  perPage: number,
  addressOf: (page: number) => string,
): ReadonlyArray<ListedPage> =>
  Array.from({ length: Math.max(0, pageCount(count, perPage) - 1) }, (_, at) => ({
    address: addressOf(at + 2),
  }))

const pagesOfGroups = (products: ReadonlyArray<Product>): ReadonlyArray<ListedPage> =>
  productGroups(products).flatMap((group) => {
    const addressOf = (page: number) => productsAddress(page, groupSlug(group))
    const { length } = products.filter((product) => product.group === group)
    return [{ address: addressOf(1) }, ...pagesBeyondFirst(length, PRODUCTS_PER_PAGE, addressOf)]
  })

/**
 * The address of every page, with its day and picture if it has them. Used by the sitemap, by rendering in advance and by the
 * export to files. Content that cannot be read is left out.
 */
export const listPages = async (readers: ContentReaders): Promise<ReadonlyArray<ListedPage>> => {
  const { articles, videos, products } = await readContent(readers)
  return [
    ...SHOWN_ROUTES.filter(({ takes }) => takes !== 'id').map(({ path }) => ({ address: path })),
    ...pagesBeyondFirst(products.length, PRODUCTS_PER_PAGE, productsAddress),
    ...pagesOfGroups(products),
    ...pagesBeyondFirst(articles.length, ARTICLES_PER_PAGE, articlesAddress),
    ...products.map(({ id, thumbnail }) => ({ address: productAddress(id), picture: thumbnail })),
    ...articles.map((article) => ({
      address: articleAddress(article.id),
      changedAt: changeOf(article),
      picture: article.banner,
    })),
    ...videos.map((video) => ({
      address: videoAddress(video.id),
      changedAt: video.updatedAt,
      picture: video.thumbnail,
      video,
    })),
  ]
}
