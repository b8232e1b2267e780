import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'

const SECONDS_PER_MINUTE = 60

/** Converts seconds to whole minutes; 0 if the length is NaN, infinite or negative (M-103, A-36). */
export const durationMinutes = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds / SECONDS_PER_MINUTE)) : 0

export const DURATION_CACHE_KEY = 'VIDEO_DURATION'

/** Maps a video id to whole minutes (M-104). */
export const DurationCache = t.readonly(t.record(t.string, t.number), 'DurationCache')
export type DurationCache = t.TypeOf<typeof DurationCache>

export const emptyDurationCache: DurationCache = {}

const isWholeMinutes = (entry: [string, unknown]): entry is [string, number] =>
  Number.isInteger(entry[1]) && Number(entry[1]) >= 0

/** Reads the stored cache without invalid entries; empty if the text cannot be parsed (M-104). */
export const readDurationCache = (stored: string | null): DurationCache =>
  pipe(
    J.parse(stored ?? '{}'),
    E.chainW(t.UnknownRecord.decode),
    E.match(
      () => emptyDurationCache,
      (entries) => Object.fromEntries(Object.entries(entries).filter(isWholeMinutes)),
    ),
  )

export const writeDurationCache = (cache: DurationCache): string => JSON.stringify(cache)

/** The minutes of a video, `none` if they were never measured (M-104). */
export const knownDuration = (cache: DurationCache, id: string): O.Option<number> =>
  Object.hasOwn(cache, id) ? O.fromNullable(cache[id]) : O.none

/** The cache with the minutes of one more video. */
export const withDuration = (cache: DurationCache, id: string, minutes: number): DurationCache => ({
  ...cache,
  [id]: minutes,
})
