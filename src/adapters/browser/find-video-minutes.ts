import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { DurationFailure } from '../../domain/flows/video-duration.machine'
import {
  DURATION_BOOK_KEY,
  type DurationBook,
  emptyDurationBook,
  knownDuration,
  readDurationBook,
  withDuration,
  writeDurationBook,
} from '../../domain/news/duration-book'
import { durationMinutes } from '../../domain/news/duration-minutes'
import type { FindVideoMinutes } from '../../ports/find-video-minutes'
import type { ReadMediaSeconds } from './read-media-seconds'
import { createTurnstile } from './turnstile'

const MOST_FILES_AT_ONCE = 2

const readStored = (local: () => Storage): DurationBook => {
  try {
    return readDurationBook(local().getItem(DURATION_BOOK_KEY))
  } catch {
    return emptyDurationBook
  }
}

const remember = (local: () => Storage, id: string, minutes: number): void => {
  try {
    local().setItem(DURATION_BOOK_KEY, writeDurationBook(withDuration(readStored(local), id, minutes)))
  } catch {
    // Storage is forbidden or full: the next visit reads the length again.
  }
}

/** A length stored by an earlier visit needs no fetch (M-103, M-104). */
export const createFindVideoMinutes = (
  local: () => Storage,
  readMediaSeconds: ReadMediaSeconds,
): FindVideoMinutes => {
  const inTurn = createTurnstile(MOST_FILES_AT_ONCE)
  return ({ id, videoSrc }) =>
    async () =>
      pipe(
        knownDuration(readStored(local), id),
        O.match(
          async (): Promise<E.Either<DurationFailure, number>> => {
            const seconds = await inTurn(readMediaSeconds(videoSrc))
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
