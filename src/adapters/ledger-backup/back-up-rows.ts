import type * as TE from 'fp-ts/TaskEither'
import type { Now } from '../../ports/clock'
import type { BackupFacts } from './backup-facts'
import type { BackupFault } from './backup-fault'
import { fillLedger, type LedgerPages } from './fill-ledger'
import { makeBackup } from './make-backup'

/** Writes the rows of another store into the same file format as a backup of an SQLite ledger. */
export const backUpRows = <F>(
  inSnapshot: (work: (pages: LedgerPages) => Promise<void>) => TE.TaskEither<F, void>,
  path: string,
  now: Now,
): TE.TaskEither<BackupFault | F, BackupFacts> =>
  makeBackup(path, now(), (part) => inSnapshot((pages) => fillLedger(part, pages)))
