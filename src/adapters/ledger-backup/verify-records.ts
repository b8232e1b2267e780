import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { NOTHING_KNOWN } from '../../domain/ledger/restore/known-ledger'
import { knownLedgerInFile } from '../ledger-sqlite/known-ledger-in-file'
import type { BackupFault } from './backup-fault'
import { toBackupFault } from './backup-fault'
import { compareRecords } from './compare-records'
import { readRecords } from './read-records'

/** Whether a restore of the backup with these records of erasures, if any, would be complete. */
export const verifyRecords = (
  backup: string,
  [first, ...others]: ReadonlyArray<string>,
): E.Either<BackupFault, void> =>
  first === undefined
    ? E.right(undefined)
    : pipe(
        readRecords({ own: first, recordId: '', given: [first, ...others], areLost: false }),
        E.chain((records) =>
          pipe(
            E.tryCatch(() => knownLedgerInFile(backup), toBackupFault),
            E.chain((known) =>
              compareRecords({ records, backup: known, replaced: NOTHING_KNOWN, movedTo: null }),
            ),
          ),
        ),
      )
