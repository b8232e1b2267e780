import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { Target } from '../../domain/registration/registration'
import type { NotedErasure } from '../../ports/note-erasures'

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const Line = t.type({
  mark: t.refinement(t.string, (mark) => /^[\w-]{43}$/.test(mark)),
  at: t.refinement(t.string, (at) => ISO_TIME.test(at) && !Number.isNaN(Date.parse(at))),
  sheets: t.readonlyArray(Target),
})

export const erasureLine = ({ mark, at, sheets }: NotedErasure): string =>
  `${JSON.stringify({ mark, at: new Date(at).toISOString(), sheets })}\n`

const readLine = (line: string): E.Either<unknown, NotedErasure> =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(line), E.toError),
    E.chainW((value) => Line.decode(value)),
    E.map(({ mark, at, sheets }) => ({ mark, at: Date.parse(at), sheets })),
  )

/** Fails with the number (from 1) of the first damaged line. An incomplete last line was never acknowledged. */
export const readErasureNotes = (text: string): E.Either<number, ReadonlyArray<NotedErasure>> => {
  const lines = text.split('\n')
  const last = lines.pop() ?? ''
  return pipe(
    lines,
    E.traverseReadonlyArrayWithIndex((index, line) =>
      pipe(
        readLine(line),
        E.mapLeft(() => index + 1),
      ),
    ),
    E.map((notes) =>
      pipe(
        readLine(last),
        E.match(
          () => notes,
          (note) => [...notes, note],
        ),
      ),
    ),
  )
}
