import type { LedgerFault } from '../ledger-sqlite/ledger-fault'

export type BackupFault =
  | { readonly tag: 'absentBackup' }
  | { readonly tag: 'notABackup' }
  | { readonly tag: 'damagedBackup'; readonly what: string }
  | { readonly tag: 'newerBackup' }
  | { readonly tag: 'otherFile' }
  | { readonly tag: 'noErasures'; readonly path: string }
  | { readonly tag: 'damagedErasures'; readonly path: string; readonly line: number }
  | { readonly tag: 'ledger'; readonly fault: LedgerFault }
  /** The backup's own file or folder cannot be read or written. */
  | { readonly tag: 'place'; readonly fault: LedgerFault }

export const damaged = (what: string): BackupFault => ({ tag: 'damagedBackup', what })
