import { isDiskFullCode } from '../ledger/record-at'
import { recordFaultText } from '../ledger/record-fault'
import { sqliteError } from './sqlite-error'

export type LedgerFault =
  | {
      readonly tag:
        | 'absent'
        | 'inUse'
        | 'notWritable'
        | 'notAFolder'
        | 'diskFull'
        /** SQLite does not say which one; on a disk without room it may be this one, too. */
        | 'inputOutput'
        | 'damaged'
        | 'newerSchema'
        | 'olderSchema'
        | 'restoreUnfinished'
    }
  | { readonly tag: 'moved'; readonly database: string }
  | { readonly tag: 'settingRefused'; readonly setting: string }
  /** The sentence says what is wrong with the record of erasures. */
  | { readonly tag: 'record'; readonly sentence: string }
  | { readonly tag: 'failed'; readonly reason: string }

const BY_SYSTEM_CODE: Readonly<Record<string, LedgerFault>> = {
  EACCES: { tag: 'notWritable' },
  EPERM: { tag: 'notWritable' },
  EROFS: { tag: 'notWritable' },
  ENOENT: { tag: 'notWritable' },
  ENOTDIR: { tag: 'notAFolder' },
  EEXIST: { tag: 'notAFolder' },
}

/** By primary result code (https://sqlite.org/rescode.html). */
const BY_SQLITE_CODE: Readonly<Record<number, LedgerFault>> = {
  3: { tag: 'notWritable' },
  5: { tag: 'inUse' },
  6: { tag: 'inUse' },
  8: { tag: 'notWritable' },
  10: { tag: 'inputOutput' },
  11: { tag: 'damaged' },
  13: { tag: 'diskFull' },
  14: { tag: 'notWritable' },
  26: { tag: 'damaged' },
}

const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

/** Carries a fault through a reader that throws. */
export class LedgerFaultError extends Error {
  constructor(readonly fault: LedgerFault) {
    super(fault.tag)
  }
}

/** The fault for an error of SQLite, of the system or of the record of erasures. */
export const toLedgerFault = (error: unknown): LedgerFault => {
  if (error instanceof LedgerFaultError) return error.fault
  const sqlite = sqliteError(error)
  if (sqlite !== null) return BY_SQLITE_CODE[sqlite.code] ?? { tag: 'failed', reason: sqlite.text }
  const code = systemCode(error)
  const sentence = recordFaultText(code)
  if (sentence !== null) return { tag: 'record', sentence }
  if (isDiskFullCode(code)) return { tag: 'diskFull' }
  return BY_SYSTEM_CODE[code] ?? { tag: 'failed', reason: code }
}
