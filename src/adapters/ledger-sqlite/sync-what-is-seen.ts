import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { rewriteJournal } from './rewrite-journal'
import { tryToWrite } from './try-to-write'

export const journalOf = (path: string): string => `${path}-wal`

/**
 * Takes an open database and its path, makes its journal safe as it is seen: a row that a killed process had written but not
 * synced is seen after the restart, and nothing may rest on such a row.
 */
export const syncWhatIsSeen = (db: DatabaseSync, path: string): E.Either<LedgerFault, void> =>
  E.tryCatch(() => {
    db.exec('BEGIN IMMEDIATE')
    rewriteJournal(journalOf(path))
    tryToWrite(db)
    db.exec('COMMIT')
  }, toLedgerFault)
