import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../ports/content'

type Source<A> = {
  readonly stamp: TE.TaskEither<ContentFailure, string>
  readonly read: TE.TaskEither<ContentFailure, A>
}

type Failed = { readonly stamp: string | null; readonly failure: ContentFailure }

/** Concurrent calls share a check. The stamp is read first, to notice a save meanwhile; a lasting failure is one object. */
export const readWhenChanged = <A>({ stamp, read }: Source<A>): TE.TaskEither<ContentFailure, A> => {
  let kept: { readonly stamp: string; readonly value: A } | null = null
  let failed: Failed | null = null
  let underWay: Promise<E.Either<ContentFailure, A>> | null = null

  const failAt =
    (stampNow: string | null) =>
    (failure: ContentFailure): ContentFailure => {
      if (failed?.stamp !== stampNow || failed.failure.reason !== failure.reason)
        failed = { stamp: stampNow, failure }
      return failed.failure
    }
  const readAt = (stampNow: string) =>
    pipe(
      read,
      TE.bimap(failAt(stampNow), (value) => {
        kept = { stamp: stampNow, value }
        failed = null
        return value
      }),
    )
  const look = pipe(
    stamp,
    TE.mapLeft(failAt(null)),
    TE.chain((stampNow) => (kept?.stamp === stampNow ? TE.right(kept.value) : readAt(stampNow))),
  )

  return () => {
    underWay ??= look().finally(() => {
      underWay = null
    })
    return underWay
  }
}
