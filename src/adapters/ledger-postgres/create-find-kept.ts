import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Pool } from 'pg'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { Kept } from '../../domain/registration/arrived-registration'
import type { FindKept } from '../../ports/find-kept'
import { findEarlier, mapKey } from './find-earlier'
import { errorCode } from './sql-state'
import { toUnavailable } from './to-unavailable'

export const createFindKept =
  (pool: Pool): FindKept =>
  (target, { key, bodyHash }) =>
    pipe(
      TE.tryCatch(
        () => findEarlier(pool, [{ target, key }]),
        (error): KeepFailure => toUnavailable(errorCode(error)),
      ),
      TE.chainEitherK((found): E.Either<KeepFailure, O.Option<Kept>> => {
        const earlier = found.get(mapKey({ target, key }))
        if (earlier === undefined) return E.right(O.none)
        return earlier.bodyHash === bodyHash ? E.right(O.some(earlier.kept)) : E.left({ tag: 'keyReused' })
      }),
    )
