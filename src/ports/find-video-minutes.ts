import type * as TE from 'fp-ts/TaskEither'
import type { DurationFailure, VideoRef } from '../domain/flows/video-duration.machine'

/** A video's length in whole minutes; remembered, and read from at most two files at a time (M-103, M-104). */
export type FindVideoMinutes = (video: VideoRef) => TE.TaskEither<DurationFailure, number>
