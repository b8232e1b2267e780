import type { Product } from '../../../domain/catalogue/product'
import { productImages } from '../../../domain/catalogue/product-images'
import { priceToPay } from '../../../domain/catalogue/product-price'
import { responsibleOrganisation } from '../../../domain/catalogue/responsible-organisation'
import type { StoredArticle } from '../../../domain/news/article'
import { articleAddress, productAddress, videoAddress } from '../../../domain/routing/readable-address'
import { type SearchEntry, searchEntry } from '../../../domain/search/search-entry'
import type { SearchResult } from '../../../domain/search/search-result'
import type { VideoRecord } from '../../../domain/video/video'

export type Entry = SearchEntry<SearchResult>

const NO_PRICE = { price: '', organisation: '' }

/** `concerns`: the visitors' names for its subject, by which it is found as by its title. */
export const articleEntry = (article: StoredArticle, concerns: ReadonlyArray<string>): Entry => {
  const { id, title, excerpt, banner, tags } = article
  return searchEntry({
    item: {
      ...NO_PRICE,
      kind: 'article',
      address: articleAddress(id),
      title,
      summary: excerpt,
      picture: banner,
    },
    title: [title, ...concerns].join(' . '),
    summary: [...tags.map(({ name }) => name), excerpt].join(' . '),
    text: article.content,
  })
}

export const videoEntry = ({ id, title, description, thumbnail, transcript }: VideoRecord): Entry =>
  searchEntry({
    item: {
      ...NO_PRICE,
      kind: 'video',
      address: videoAddress(id),
      title,
      summary: description,
      picture: thumbnail,
    },
    title,
    summary: description,
    text: transcript,
  })

export const productEntry = (product: Product): Entry =>
  searchEntry({
    item: {
      kind: 'product',
      address: productAddress(product.id),
      title: product.title,
      summary: product.summary,
      picture: productImages(product)[0] ?? '',
      price: priceToPay(product),
      organisation: responsibleOrganisation(product.description),
    },
    title: product.title,
    summary: `${product.group} . ${product.summary}`,
    text: product.description,
  })
