import type { SnapshotFrom } from 'xstate'
import type { videoDurationMachine } from '../../domain/flows/video-duration.machine'

/** Takes a video's duration state and its seconds as the service gives them, 0 where it does not, gives the badge's text, null where there is none to show (M-103, A-36). */
export const toDurationBadge = (
  snapshot: SnapshotFrom<typeof videoDurationMachine>,
  seconds: number,
): string | null => {
  if (snapshot.hasTag('blank')) return null
  if (snapshot.context.minutes > 0) return `${snapshot.context.minutes} phút`
  return seconds > 0 && seconds < 60 ? `${seconds} giây` : null
}
