import type { SnapshotFrom } from 'xstate'
import type { videoDurationMachine } from '../../domain/flows/video-duration.machine'

const SECONDS_PER_MINUTE = 60

const badgeOfService = (seconds: number): string | null => {
  if (seconds <= 0) return null
  return seconds < SECONDS_PER_MINUTE
    ? `${seconds}\u00a0giây`
    : `${Math.floor(seconds / SECONDS_PER_MINUTE)}\u00a0phút`
}

/**
 * The badge, null if there is none; `seconds` of 0 means that the service gave none. The service’s value is shown until the file
 * has been read (M-103, A-36).
 */
export const toDurationBadge = (
  snapshot: SnapshotFrom<typeof videoDurationMachine>,
  seconds: number,
): string | null => {
  if (snapshot.matches('unplayable')) return null
  if (snapshot.hasTag('blank')) return badgeOfService(seconds)
  if (snapshot.context.minutes > 0) return `${snapshot.context.minutes}\u00a0phút`
  return seconds < SECONDS_PER_MINUTE ? badgeOfService(seconds) : null
}
