import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'

export const DURATION_BOOK_KEY = 'VIDEO_DURATION'

/** Maps a video id to whole minutes (M-104). */
export const DurationBook = t.readonly(t.record(t.string, t.number), 'DurationBook')
export type DurationBook = t.TypeOf<typeof DurationBook>

export const emptyDurationBook: DurationBook = {}

const isWholeMinutes = (entry: [string, unknown]): entry is [string, number] =>
  Number.isInteger(entry[1]) && Number(entry[1]) >= 0

/** Omits invalid entries; a text that cannot be parsed reads as empty (M-104). */
export const readDurationBook = (stored: string | null): DurationBook =>
  pipe(
    E.tryCatch(() => JSON.parse(stored ?? '{}') as unknown, E.toError),
    E.chainW(t.UnknownRecord.decode),
    E.match(
      () => emptyDurationBook,
      (entries) => Object.fromEntries(Object.entries(entries).filter(isWholeMinutes)),
    ),
  )

export const writeDurationBook = (book: DurationBook): string => JSON.stringify(book)

export const knownDuration = (book: DurationBook, id: string): O.Option<number> =>
  Object.hasOwn(book, id) ? O.fromNullable(book[id]) : O.none

export const withDuration = (book: DurationBook, id: string, minutes: number): DurationBook => ({
  ...book,
  [id]: minutes,
})
