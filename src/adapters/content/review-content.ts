import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Product } from '../../domain/catalogue/product'
import { productImages } from '../../domain/catalogue/product-images'
import { decodeProductRows } from '../../domain/catalogue/product-rows'
import { ORGANISATION_TERM, responsibleOrganisation } from '../../domain/catalogue/responsible-organisation'
import type { StoredArticle } from '../../domain/news/article'
import type { Concern } from '../../domain/site/concern'
import type { Site } from '../../domain/site/site'
import type { VideoRecord } from '../../domain/video/video'
import type { Now } from '../../ports/clock'
import type { ContentFailure, ReadArticles, ReadProductRows, ReadVideos } from '../../ports/content'
import { PRODUCTS_FILE } from './read-product-rows'
import { SITE_FILE } from './read-site'
import { reviewContentFiles } from './review-content-files'
import { reviewLinks } from './review-links'
import { reviewPictures, type UsedPicture } from './review-pictures'
import { reviewSiteFile } from './review-site-file'
import { reviewVideos } from './review-videos'

type Ids = ReadonlyArray<{ readonly id: string }>

const isUnknown = (id: string, known: Ids | null): boolean =>
  id !== '' && known !== null && !known.some((each) => each.id === id)

/** Reports links of the home page's concerns to articles and products that do not exist; a list is null if it cannot be read. */
const reviewConcerns = (
  concerns: ReadonlyArray<Concern>,
  articles: Ids | null,
  products: Ids | null,
): ReadonlyArray<ContentFailure> =>
  concerns.flatMap(({ title, articleId, productId }) => {
    const doubtful = (what: string): ContentFailure => ({
      tag: 'doubtful',
      file: `${SITE_FILE}, concerns “${title}”`,
      reason: `Không có ${what}; trang vẫn hiện liên kết, nhưng khách bấm vào sẽ không thấy gì.`,
    })
    return [
      ...(isUnknown(articleId, articles) ? [doubtful(`bài viết nào mang mã ${articleId}`)] : []),
      ...(isUnknown(productId, products) ? [doubtful(`sản phẩm nào mang mã ${productId}`)] : []),
    ]
  })

export type Readers = {
  readonly readProductRows: ReadProductRows
  readonly readArticles: ReadArticles
  readonly readVideos: ReadVideos
}

type Known = {
  readonly products: ReadonlyArray<Product> | null
  readonly articles: ReadonlyArray<StoredArticle> | null
  readonly videos: ReadonlyArray<VideoRecord> | null
}

const orNull = <A>(read: TE.TaskEither<unknown, A>): Promise<A | null> =>
  pipe(
    read,
    TE.getOrElseW(() => async () => null),
  )()

const picturesOf = (product: Product): ReadonlyArray<string> => {
  const shown = productImages(product)
  return shown.includes(product.thumbnail) ? shown : ['', ...shown]
}

const usedPictures = ({ products, articles, videos }: Known): ReadonlyArray<UsedPicture> => [
  ...(products ?? []).flatMap((product) =>
    picturesOf(product).map((url) => ({
      file: `${PRODUCTS_FILE}, sản phẩm ${product.id}`,
      url,
      isOnCard: true,
    })),
  ),
  ...(articles ?? []).flatMap(({ id, banner, pictures }) => [
    { file: `news, bài ${id}`, url: banner, isOnCard: true },
    ...pictures.map((url) => ({ file: `news, bài ${id}`, url, isOnCard: false })),
  ]),
  ...(videos ?? []).map(({ id, thumbnail }) => ({
    file: `videos, video ${id}`,
    url: thumbnail,
    isOnCard: true,
  })),
]

/** Reports products without a responsible organisation, which the law requires beside a food supplement. */
const reviewOrganisations = (products: ReadonlyArray<Product>): ReadonlyArray<ContentFailure> => {
  const without = products.filter(({ description }) => responsibleOrganisation(description) === '')
  if (without.length === 0) return []
  const named = without.map(({ id }) => id).join(', ')
  return [
    {
      tag: 'doubtful',
      file: PRODUCTS_FILE,
      reason: `Sản phẩm ${named} chưa có dòng “${ORGANISATION_TERM}: tên, địa chỉ.” trong mô tả. Pháp luật yêu cầu nêu tổ chức này khi giới thiệu thực phẩm bảo vệ sức khỏe.`,
    },
  ]
}

/** Reports content that can be read but should be corrected; unreadable content is reported by its reader. */
export const reviewContent = async (
  contentDir: string,
  site: Site,
  readers: Readers,
  now: Now = Date.now,
): Promise<ReadonlyArray<ContentFailure>> => {
  const known: Known = {
    products: await orNull(pipe(readers.readProductRows, TE.map(decodeProductRows))),
    articles: await orNull(readers.readArticles),
    videos: await orNull(readers.readVideos),
  }
  return [
    ...(await reviewSiteFile(contentDir, site, now)),
    ...reviewConcerns(site.concerns, known.articles, known.products),
    ...reviewOrganisations(known.products ?? []),
    ...(await reviewContentFiles(contentDir)),
    ...(await reviewLinks(contentDir)),
    ...(await reviewPictures(contentDir, usedPictures(known))),
    ...(await reviewVideos(contentDir, known.videos ?? [])),
  ]
}
