import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { FindKept } from '../../ports/find-kept'
import { findEarlier } from './find-earlier'
import type { RegistrationStatements } from './registration-statements'

export const createFindKept =
  (statements: RegistrationStatements): FindKept =>
  (target, idempotency) =>
  async () =>
    pipe(
      E.tryCatch(
        () => findEarlier(statements, target, idempotency),
        (): KeepFailure => ({ tag: 'unavailable', reason: 'the database cannot be read' }),
      ),
      E.chain(O.match(() => E.right(O.none), E.map(O.some))),
    )
