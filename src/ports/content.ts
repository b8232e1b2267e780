import type * as IO from 'fp-ts/IO'
import type * as TE from 'fp-ts/TaskEither'
import type { SheetRows } from '../domain/catalogue/product-rows'
import type { StoredArticle } from '../domain/news/article'
import type { VideoRecord } from '../domain/video/video'

/** `file` is relative to the content folder. `unreadable` content is left out; `doubtful` content is shown as written. */
export type ContentFailure = {
  readonly tag: 'unreadable' | 'doubtful'
  readonly file: string
  readonly reason: string
}

export type LogContentFailure = (failure: ContentFailure) => IO.IO<void>

/** Every article in its current version, newest first (M-128, M-129). */
export type ReadArticles = TE.TaskEither<ContentFailure, ReadonlyArray<StoredArticle>>

/** The file of a picture below `pictures/`; null if there is none. */
export type ReadPicture = (name: string) => Promise<Uint8Array | null>

/** The current rows of the product sheet, header first (M-131). */
export type ReadProductRows = TE.TaskEither<ContentFailure, SheetRows>

/** Every video in its current version, newest first (M-130). */
export type ReadVideos = TE.TaskEither<ContentFailure, ReadonlyArray<VideoRecord>>

export type ContentReaders = {
  readonly readArticles: ReadArticles
  readonly readVideos: ReadVideos
  readonly readProductRows: ReadProductRows
}
