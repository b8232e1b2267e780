import type * as TE from 'fp-ts/TaskEither'
import type { VideoRecord } from '../domain/news/video'
import type { ContentFailure } from './content-failure'

/** Every video in its current version, newest first (M-130). */
export type ReadVideos = TE.TaskEither<ContentFailure, ReadonlyArray<VideoRecord>>
