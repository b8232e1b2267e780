import type { EpochMs } from '../../time/epoch-ms'
import { only, type Script } from '../script'
import { readVariable, setVariable } from '../variables'
import { isClockTrusted, isSameDay, mostErasedADay } from './expiry'
import type { RetentionPreview } from './retention'

const SEEN = 'retention clock'
const DAY = 'retention day'
const LEFT = 'retention rows left'

/** The time seen last; before the first run, the time of the newest registration. */
export function* seenMoment(now: EpochMs): Script<EpochMs> {
  return (yield* readVariable(SEEN)) ?? (yield* only('newestRow', {})).at ?? now
}

/** Stores the time. An implausible time is not stored until staff confirm it. */
export function* storeClock(now: EpochMs): Script<{ readonly isTrusted: boolean; readonly seenAt: EpochMs }> {
  const seenAt = yield* seenMoment(now)
  const isTrusted = isClockTrusted(now, seenAt)
  yield* setVariable(SEEN, isTrusted ? now : seenAt)
  return { isTrusted, seenAt }
}

/** Accepts the present time, as staff confirmed it, and returns it. */
export function* confirmClock(now: EpochMs): Script<EpochMs> {
  yield* setVariable(SEEN, now)
  return now
}

/** How many rows may still be erased by age within 24 hours of the first one. */
export function* erasableToday(now: EpochMs): Script<number> {
  const begunAt = yield* readVariable(DAY)
  if (begunAt !== null && isSameDay(now, begunAt)) return (yield* readVariable(LEFT)) ?? 0
  return mostErasedADay((yield* only('countRows', {})).rows)
}

/** Stores how many rows may still be erased; begins a new day if the last one is over. */
export function* storeErasableToday(now: EpochMs, left: number): Script<void> {
  const begunAt = yield* readVariable(DAY)
  if (begunAt === null || !isSameDay(now, begunAt)) yield* setVariable(DAY, now)
  yield* setVariable(LEFT, left)
}

type ClockAndShare = Pick<RetentionPreview, 'at' | 'seenAt' | 'isClockTrusted' | 'erasableToday'>

/** What a run at `at` would find: the time seen last, whether the present one is plausible, and how many rows may be erased. */
export function* clockAndShare(at: EpochMs): Script<ClockAndShare> {
  const seenAt = yield* seenMoment(at)
  return { at, seenAt, isClockTrusted: isClockTrusted(at, seenAt), erasableToday: yield* erasableToday(at) }
}
