import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { RecordDamage } from '../ledger/read-record'
import type { LedgerFault } from '../ledger-sqlite/ledger-fault'

export type BackupFault =
  | { readonly tag: 'absentBackup' }
  | { readonly tag: 'notABackup' }
  | { readonly tag: 'damagedBackup'; readonly what: string }
  | { readonly tag: 'newerBackup' }
  | { readonly tag: 'otherFile' }
  | { readonly tag: 'noErasures'; readonly path: string }
  | { readonly tag: 'damagedErasures'; readonly path: string; readonly damage: RecordDamage }
  /** The records lack a line that the backup or the replaced ledger knows. */
  | { readonly tag: 'missingErasures'; readonly paths: ReadonlyArray<string>; readonly known: RecordHead }
  /** Lines were written under a secret that neither of them has. */
  | { readonly tag: 'foreignErasures'; readonly paths: ReadonlyArray<string>; readonly lines: number }
  /** No record was continued by the ledger that was backed up. */
  | { readonly tag: 'otherErasures'; readonly paths: ReadonlyArray<string> }
  /** Only the database to which the replaced ledger was moved knows how long the record is. */
  | { readonly tag: 'movedErasures'; readonly database: string }
  /** That database cannot be read, as a sentence. */
  | { readonly tag: 'moved'; readonly sentence: string }
  /** Rows of persons whom only the replaced ledger recognizes are still in a sheet. */
  | { readonly tag: 'openRemovals'; readonly persons: number }
  | { readonly tag: 'ledger'; readonly fault: LedgerFault }
  /** The backup's own file or folder cannot be read or written. */
  | { readonly tag: 'backupFile'; readonly fault: LedgerFault }

/** `what`: the part of the backup that does not match its seal, facts or checksum. */
export const damaged = (what: string): BackupFault => ({ tag: 'damagedBackup', what })
