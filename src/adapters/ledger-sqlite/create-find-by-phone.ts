import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { FindByPhone } from '../../ports/find-by-phone'
import { findByPhoneStatement, toFoundRegistration } from '../ledger/to-found-registration'
import { explainLedgerFault } from './explain-ledger-fault'
import { toLedgerFault } from './ledger-fault'
import { openToRead } from './open-to-read'

const SELECT = findByPhoneStatement(':phone')

const readRows = (dataDir: string, phone: string): ReadonlyArray<unknown> => {
  const db = openToRead(dataDir)
  if (db === null) return []
  try {
    return db.prepare(SELECT).all({ phone })
  } finally {
    db.close()
  }
}

/** Takes the data folder, gives what finds a person's registrations there, beside a running server or without one. */
export const createFindByPhone =
  (dataDir: string): FindByPhone =>
  (phone) =>
    pipe(
      TE.tryCatch(
        async () => readRows(dataDir, phone),
        (error): LedgerTrouble => ({
          tag: 'trouble',
          reason: explainLedgerFault(dataDir, toLedgerFault(error)),
        }),
      ),
      TE.map((rows) => RA.rights(rows.map(toFoundRegistration))),
    )
