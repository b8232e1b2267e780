import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { decodeProductRows } from '../../domain/catalogue/product-rows'
import { placeholderFields } from '../../domain/site/placeholder-fields'
import type { Site } from '../../domain/site/site'
import type { ContentFailure } from '../../ports/content-failure'
import type { ReadArticles } from '../../ports/read-articles'
import type { ReadProductRows } from '../../ports/read-product-rows'
import type { ReadVideos } from '../../ports/read-videos'
import { PRODUCTS_FILE } from './read-product-rows'
import { SITE_FILE } from './read-site'
import { reviewContentFiles } from './review-content-files'
import { reviewLinks } from './review-links'
import { reviewPictures, type UsedPicture } from './review-pictures'

export type Readers = {
  readonly readProductRows: ReadProductRows
  readonly readArticles: ReadArticles
  readonly readVideos: ReadVideos
}

const reviewSite = (site: Site): ReadonlyArray<ContentFailure> => {
  const fields = placeholderFields(site)
  const reason = `Vẫn còn giá trị mẫu ở ${fields.join(', ')}. Hãy thay trước khi mở trang cho khách.`
  return fields.length === 0 ? [] : [{ tag: 'doubtful', file: SITE_FILE, reason }]
}

const orEmpty = <A>(read: TE.TaskEither<unknown, ReadonlyArray<A>>): Promise<ReadonlyArray<A>> =>
  pipe(
    read,
    TE.getOrElse(() => async (): Promise<ReadonlyArray<A>> => []),
  )()

const usedPictures = async (readers: Readers): Promise<ReadonlyArray<UsedPicture>> => {
  const products = decodeProductRows(await orEmpty(readers.readProductRows))
  const articles = await orEmpty(readers.readArticles)
  const videos = await orEmpty(readers.readVideos)
  return [
    ...products.flatMap(({ id, thumbnail, imgsProduct }) =>
      [thumbnail, ...imgsProduct].map((url) => ({ file: `${PRODUCTS_FILE}, sản phẩm ${id}`, url })),
    ),
    ...articles.map(({ id, banner }) => ({ file: `news, bài ${id}`, url: banner })),
    ...videos.map(({ id, thumbnail }) => ({ file: `videos, video ${id}`, url: thumbnail })),
  ]
}

/** Reports content that can be read but should be corrected; unreadable content is reported by its reader. */
export const reviewContent = async (
  contentDir: string,
  site: Site,
  readers: Readers,
): Promise<ReadonlyArray<ContentFailure>> => [
  ...reviewSite(site),
  ...(await reviewContentFiles(contentDir)),
  ...(await reviewLinks(contentDir)),
  ...(await reviewPictures(contentDir, await usedPictures(readers))),
]
