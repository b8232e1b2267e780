import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../ports/content-failure'

type Source<A> = {
  readonly stamp: TE.TaskEither<ContentFailure, string>
  readonly read: TE.TaskEither<ContentFailure, A>
}

/** Calls at one time share one check. The stamp is taken before the read, so that a file saved meanwhile is read again. */
export const readWhenChanged = <A>({ stamp, read }: Source<A>): TE.TaskEither<ContentFailure, A> => {
  let kept: { readonly stamp: string; readonly value: A } | null = null
  let underWay: Promise<E.Either<ContentFailure, A>> | null = null

  const readAt = (stampNow: string) =>
    pipe(
      read,
      TE.map((value) => {
        kept = { stamp: stampNow, value }
        return value
      }),
    )
  const look = pipe(
    stamp,
    TE.chain((stampNow) => (kept?.stamp === stampNow ? TE.right(kept.value) : readAt(stampNow))),
  )

  return () => {
    underWay ??= look().finally(() => {
      underWay = null
    })
    return underWay
  }
}
