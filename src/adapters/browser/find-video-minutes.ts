import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { DurationFailure } from '../../domain/flows/video-duration.machine'
import {
  DURATION_CACHE_KEY,
  type DurationCache,
  durationMinutes,
  emptyDurationCache,
  knownDuration,
  readDurationCache,
  withDuration,
  writeDurationCache,
} from '../../domain/video/duration-cache'
import type { FindVideoMinutes } from '../../ports/services'
import { limitConcurrency } from './limit-concurrency'
import type { ReadMediaSeconds } from './read-media-seconds'

const MOST_FILES_AT_ONCE = 2

const readStored = (local: () => Storage): DurationCache => {
  try {
    return readDurationCache(local().getItem(DURATION_CACHE_KEY))
  } catch {
    return emptyDurationCache
  }
}

const remember = (local: () => Storage, id: string, minutes: number): void => {
  try {
    local().setItem(DURATION_CACHE_KEY, writeDurationCache(withDuration(readStored(local), id, minutes)))
  } catch {
    // Storage is forbidden or full: the length is read again at the next visit.
  }
}

/** A length stored by an earlier visit needs no fetch (M-103, M-104). */
export const createFindVideoMinutes = (
  local: () => Storage,
  readMediaSeconds: ReadMediaSeconds,
): FindVideoMinutes => {
  const limited = limitConcurrency(MOST_FILES_AT_ONCE)
  return ({ id, videoSrc }) =>
    async () =>
      pipe(
        knownDuration(readStored(local), id),
        O.match(
          async (): Promise<E.Either<DurationFailure, number>> => {
            const seconds = await limited(readMediaSeconds(videoSrc))
            if (E.isLeft(seconds)) return seconds
            if (!Number.isFinite(seconds.right)) return E.left('failed')
            const minutes = durationMinutes(seconds.right)
            remember(local, id, minutes)
            return E.right(minutes)
          },
          async (minutes) => E.right(minutes),
        ),
      )
}
