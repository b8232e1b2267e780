import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles, requireFile } from './ledger-files'
import { BUSY_TIMEOUT_MS, closeUnless } from './open-database'
import { requireSchema } from './upgrade-schema'

/** Opens the ledger of a folder without a lock or a write; fails if there is none. */
export const openToRead = (dataDir: string): E.Either<LedgerFault, DatabaseSync> => {
  const { database } = ledgerFiles(dataDir)
  return pipe(
    requireFile(database),
    E.chain(() =>
      E.tryCatch(
        () => new DatabaseSync(database, { readOnly: true, timeout: BUSY_TIMEOUT_MS }),
        toLedgerFault,
      ),
    ),
    closeUnless(requireSchema),
  )
}
