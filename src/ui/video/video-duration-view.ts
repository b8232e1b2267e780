import type { SnapshotFrom } from 'xstate'
import type { videoDurationMachine } from '../../domain/flows/video-duration.machine'

/** Null if there is no badge; `seconds` of 0 means that the service gave none (M-103, A-36). */
export const toDurationBadge = (
  snapshot: SnapshotFrom<typeof videoDurationMachine>,
  seconds: number,
): string | null => {
  if (snapshot.hasTag('blank')) return null
  if (snapshot.context.minutes > 0) return `${snapshot.context.minutes} phút`
  return seconds > 0 && seconds < 60 ? `${seconds} giây` : null
}
