import type { EpochMs } from '../../domain/registration/epoch-ms'
import { isClockTrusted, isSameDay, mostErasedADay } from '../../domain/registration/expiry'
import { first, run, type Script } from './script'

const SEEN = 'retention clock'
const DAY = 'retention day'
const LEFT = 'retention rows left'

function* counted(name: string): Script<number | null> {
  return (yield* first('readCounter', { name }))?.value ?? null
}

/** The time seen last; before the first run, the time of the newest registration. */
export function* seenMoment(now: EpochMs): Script<EpochMs> {
  return (yield* counted(SEEN)) ?? (yield* first('newestRow', {}))?.at ?? now
}

/** Does not store an implausible time, which staff have to confirm first. */
export function* noteClock(now: EpochMs): Script<{ readonly isTrusted: boolean; readonly seenAt: EpochMs }> {
  const seenAt = yield* seenMoment(now)
  const isTrusted = isClockTrusted(now, seenAt)
  yield* run('writeCounter', { name: SEEN, value: isTrusted ? now : seenAt })
  return { isTrusted, seenAt }
}

export function* confirmClock(now: EpochMs): Script<void> {
  yield* run('writeCounter', { name: SEEN, value: now })
}

export function* leftToday(now: EpochMs): Script<number> {
  const begunAt = yield* counted(DAY)
  if (begunAt !== null && isSameDay(now, begunAt)) return (yield* counted(LEFT)) ?? 0
  return mostErasedADay((yield* first('countRows', {}))?.rows ?? 0)
}

export function* noteErased(now: EpochMs, left: number): Script<void> {
  const begunAt = yield* counted(DAY)
  if (begunAt === null || !isSameDay(now, begunAt)) yield* run('writeCounter', { name: DAY, value: now })
  yield* run('writeCounter', { name: LEFT, value: left })
}
