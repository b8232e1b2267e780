import type * as TE from 'fp-ts/TaskEither'
import type { AddressBook } from '../domain/address/address-book'
import type { NewUnits } from '../domain/address/new-units'
import type { Product } from '../domain/catalogue/product'
import type { DurationFailure, VideoRef } from '../domain/flows/video-duration.machine'
import type { Article } from '../domain/news/article'
import type { ArticlePage } from '../domain/news/response-bodies'
import type { Video } from '../domain/video/video'

/** Why a read failed: no response, a status outside 2xx, or a body that cannot be decoded. */
export type LoadFailure =
  | { readonly tag: 'unreachable'; readonly reason: string }
  | { readonly tag: 'refused'; readonly status: number }
  | { readonly tag: 'unreadable'; readonly reason: string }

/** Requests JSON; `url` is site-relative; fails for a status outside 2xx. */
export type GetJson = (url: string) => TE.TaskEither<LoadFailure, unknown>

/** Loads an article; its content is sanitized. */
export type LoadArticle = (id: string) => TE.TaskEither<LoadFailure, Article>

/** Loads a page of articles, which counts from 1 (M-059, M-128). */
export type LoadArticles = (page: number) => TE.TaskEither<LoadFailure, ArticlePage>

/** The catalogue in the order of the sheet; empty if the service returns nothing (M-131). */
export type LoadProducts = TE.TaskEither<LoadFailure, ReadonlyArray<Product>>

/** The newest videos, at most `VIDEOS_FETCHED` (M-130). */
export type LoadVideos = TE.TaskEither<LoadFailure, ReadonlyArray<Video>>

/** A video's length in whole minutes; remembered, and read from at most two files at a time (M-103, M-104). */
export type FindVideoMinutes = (video: VideoRef) => TE.TaskEither<DurationFailure, number>

export type LoadAddressBook = TE.TaskEither<LoadFailure, AddressBook>

export type LoadNewUnits = TE.TaskEither<LoadFailure, NewUnits>
