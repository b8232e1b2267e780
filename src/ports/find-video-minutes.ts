import type * as TE from 'fp-ts/TaskEither'
import type { DurationFailure, VideoRef } from '../domain/flows/video-duration.machine'

/** Takes a video, gives its length in whole minutes, remembered from then on; at most two files are read at a time (M-103, M-104). */
export type FindVideoMinutes = (video: VideoRef) => TE.TaskEither<DurationFailure, number>
