import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { Product } from '../../../domain/catalogue/product'
import { decodeProductRows, type SheetRows } from '../../../domain/catalogue/product-rows'
import type { StoredArticle } from '../../../domain/news/article'
import { VIDEOS_FETCHED } from '../../../domain/screen/paging'
import type { VideoRecord } from '../../../domain/video/video'
import type { ContentReaders, ReadProductRows } from '../../../ports/content'
import { memoized } from './memoized'

/** What was read; nothing if it cannot be read. */
export const readable = <A>(read: E.Either<unknown, ReadonlyArray<A>>): ReadonlyArray<A> =>
  E.isRight(read) ? read.right : []

/** The products of rows, the same list for the same rows, which readers return until the sheet changes. */
export const productsOf: (rows: SheetRows) => ReadonlyArray<Product> = memoized(decodeProductRows).of

/** The products sold now; none if they cannot be read. */
export const readProducts = (readProductRows: ReadProductRows): T.Task<ReadonlyArray<Product>> =>
  pipe(
    readProductRows,
    T.map((rows) => (E.isRight(rows) ? productsOf(rows.right) : [])),
  )

/** `videos`: the newest ones, at most `VIDEOS_FETCHED`, which are all that the site shows. */
type ReadableContent = {
  readonly articles: ReadonlyArray<StoredArticle>
  readonly videos: ReadonlyArray<VideoRecord>
  readonly products: ReadonlyArray<Product>
}

/** All content that the site shows; what cannot be read is left out. */
export const readContent = async ({
  readArticles,
  readVideos,
  readProductRows,
}: ContentReaders): Promise<ReadableContent> => {
  const [articles, videos, products] = await Promise.all([
    readArticles(),
    readVideos(),
    readProducts(readProductRows)(),
  ])
  return { articles: readable(articles), videos: readable(videos).slice(0, VIDEOS_FETCHED), products }
}
