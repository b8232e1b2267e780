import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'

/** Thrown if something cannot be read; the message is a sentence for staff. */
export class UnreadableLedgerError extends Error {}

type Read<A> = E.Either<{ readonly reason: string }, A>

/** The value that was read. Throws `UnreadableLedgerError` with the reason if the ledger could not be read. */
export const orThrowUnreadable = <A>(read: Read<A>): A => {
  if (E.isLeft(read)) throw new UnreadableLedgerError(read.left.reason)
  return read.right
}

type Page<Row> = TE.TaskEither<{ readonly reason: string }, ReadonlyArray<Row>>

/** The rows of all pages; `readPage` takes the last row of the page before, null at first. Throws `UnreadableLedgerError`. */
export async function* readPaged<Row>(readPage: (last: Row | null) => Page<Row>): AsyncGenerator<Row> {
  for (let last: Row | null | undefined = null; last !== undefined; ) {
    const page: ReadonlyArray<Row> = orThrowUnreadable(await readPage(last)())
    yield* page
    last = page.at(-1)
  }
}
