import { createCrashDisk } from './crash-disk'
import type { DiskEvent } from './disk-event'

const DATABASE = 'registrations.sqlite'

/** The numbers of events after which the database file itself, not its journal, was not safe. */
export const eventsInCheckpoints = (events: ReadonlyArray<DiskEvent>): ReadonlyArray<number> => {
  const disk = createCrashDisk()
  return events.flatMap((event, index) => {
    disk.follow(event)
    return disk.hasUnsafe(DATABASE) ? [index] : []
  })
}

/** After which events the power goes, in order: every second time while a checkpoint is under way. */
export const crashPoints = (
  events: ReadonlyArray<DiskEvent>,
  count: number,
  random: () => number,
): ReadonlyArray<number> => {
  const anywhere = events.map((_, index) => index)
  const inCheckpoints = eventsInCheckpoints(events)
  return Array.from({ length: count }, (_, n) => {
    const among = n % 2 === 0 && inCheckpoints.length > 0 ? inCheckpoints : anywhere
    return among[Math.floor(random() * among.length)] ?? 0
  }).sort((a, b) => a - b)
}
