import type * as TE from 'fp-ts/TaskEither'
import type { Video } from '../domain/news/video'
import type { LoadFailure } from './load-failure'

/** The newest videos, at most 10 (M-130). */
export type LoadVideos = TE.TaskEither<LoadFailure, ReadonlyArray<Video>>
