import type * as TE from 'fp-ts/TaskEither'
import type { Video } from '../domain/news/video'
import type { LoadFailure } from './load-failure'

/** Gives the newest videos, 10 at most (M-130). */
export type LoadVideos = TE.TaskEither<LoadFailure, ReadonlyArray<Video>>
