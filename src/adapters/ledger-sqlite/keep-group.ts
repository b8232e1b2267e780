import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { findKeptOrReplaceTrapped } from '../../domain/ledger/find-kept'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { ArrivedRegistration, KeptAnswer } from '../../domain/registration/arrived-registration'
import { inTransaction, type WriteDeps } from './in-transaction'
import { insertRegistration } from './insert-registration'
import { registrationStatements } from './registration-statements'
import { createScriptRunner } from './script-runner'
import { sqliteError } from './sqlite-error'

type Answer = E.Either<KeepFailure, KeptAnswer>

/** SQLite codes for a constraint violation; any other fault concerns the whole transaction. */
const ROW_FAULTS: ReadonlyArray<number> = [19, 20]

const concernsOneRow = (error: unknown): boolean => {
  const sqlite = sqliteError(error)
  return sqlite === null || ROW_FAULTS.includes(sqlite.code)
}

/** An invalid row fails alone, by means of a savepoint. */
export const createKeepGroup = (deps: WriteDeps, isAnnounced: IO.IO<boolean> = () => false) => {
  const statements = registrationStatements(deps.db)
  const run = createScriptRunner(deps.db)

  const keepOne = (arrived: ArrivedRegistration): Answer =>
    pipe(
      run(findKeptOrReplaceTrapped(arrived)),
      E.map(O.getOrElse(() => insertRegistration(statements, arrived, isAnnounced()))),
    )

  const keepOnItsOwn = (arrived: ArrivedRegistration): Answer => {
    statements.savepoint.run()
    try {
      const answer = keepOne(arrived)
      statements.releaseSavepoint.run()
      return answer
    } catch (error) {
      if (!concernsOneRow(error)) throw error
      statements.rollBackToSavepoint.run()
      statements.releaseSavepoint.run()
      return E.left({ tag: 'unavailable', reason: 'the row cannot be stored' })
    }
  }

  return async (group: ReadonlyArray<ArrivedRegistration>): Promise<ReadonlyArray<Answer>> => {
    const kept = await inTransaction(deps, () => group.map(keepOnItsOwn))()
    return E.isRight(kept) ? kept.right : group.map(() => kept)
  }
}
