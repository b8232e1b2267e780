import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { Pool } from 'pg'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { FindByPhone } from '../../ports/find-by-phone'
import { findByPhoneStatement, toFoundRegistration } from '../ledger/to-found-registration'
import { errorCode } from './sql-state'

const SELECT = findByPhoneStatement('$1')

/** Takes the connections and what explains a code, gives what finds a person's registrations. */
export const createFindByPhone =
  (pool: Pool, toTrouble: (code: string) => LedgerTrouble): FindByPhone =>
  (phone) =>
    pipe(
      TE.tryCatch(
        () => pool.query(SELECT, [phone]),
        (error) => toTrouble(errorCode(error)),
      ),
      TE.map(({ rows }) => RA.rights(rows.map(toFoundRegistration))),
    )
