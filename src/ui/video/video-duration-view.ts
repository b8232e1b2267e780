import type { SnapshotFrom } from 'xstate'
import type { videoDurationMachine } from '../../domain/flows/video-duration.machine'

/** Takes a video's duration state, gives the badge's text, null where there is none to show (M-103, A-36). */
export const toDurationBadge = (snapshot: SnapshotFrom<typeof videoDurationMachine>): string | null =>
  snapshot.hasTag('blank') || snapshot.context.minutes === 0 ? null : `${snapshot.context.minutes} phút`
