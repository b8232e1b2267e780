import { recordFaultText } from '../ledger/record-fault'
import { errorCode } from './sql-state'

/** Why the database cannot be used; contains nothing of its URL. */
export type PostgresFault =
  | { readonly tag: 'notDurable'; readonly setting: 'fsync' | 'synchronous_commit' }
  | {
      readonly tag:
        | 'newerSchema'
        | 'olderSchema'
        | 'noSchema'
        | 'notCopied'
        | 'noStandby'
        | 'loginRefused'
        | 'noSuchDatabase'
        | 'notAllowed'
        | 'readOnly'
        | 'diskFull'
    }
  /** The sentence says what is wrong with the record of erasures. */
  | { readonly tag: 'record'; readonly sentence: string }
  | { readonly tag: 'unreachable' | 'failed'; readonly code: string }

const BY_CODE: Readonly<Record<string, PostgresFault>> = {
  '28000': { tag: 'loginRefused' },
  '28P01': { tag: 'loginRefused' },
  '3D000': { tag: 'noSuchDatabase' },
  '42501': { tag: 'notAllowed' },
  '25006': { tag: 'readOnly' },
  '53100': { tag: 'diskFull' },
  notDurable: { tag: 'notDurable', setting: 'fsync' },
  noStandby: { tag: 'noStandby' },
}

const UNREACHABLE = /^(E[A-Z]+|08...|57P0.|unknown)$/

/** The fault for an error of the driver, of the network or of the record of erasures. */
export const toPostgresFault = (error: unknown): PostgresFault => {
  const code = errorCode(error)
  const sentence = recordFaultText(code)
  if (sentence !== null) return { tag: 'record', sentence }
  return BY_CODE[code] ?? (UNREACHABLE.test(code) ? { tag: 'unreachable', code } : { tag: 'failed', code })
}
