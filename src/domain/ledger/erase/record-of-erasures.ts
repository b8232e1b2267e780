import type { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import type { RowOf } from '../statements/statements'
import type { ContractTerm } from './retained-contract'

/**
 * `sheets` may still hold rows of the person. `retained`: all orders of the person of which the law asks to keep data; absent if
 * there are none.
 */
export type RecordedErasure = {
  readonly kind: 'erasure'
  readonly phoneHash: string
  readonly at: EpochMs
  readonly sheets: ReadonlyArray<Target>
  readonly retained?: ReadonlyArray<ContractTerm>
}

/** The target’s rows also go to this tab from now on; a ledger restored from an earlier backup does not know it. */
export type RecordedSheet = {
  readonly kind: 'sheet'
  readonly at: EpochMs
  readonly target: Target
  readonly spreadsheet: string
  readonly tab: number
  readonly name: string
}

/** The person’s registrations up to `at` no longer count as consent to offers. */
export type RecordedWithdrawal = {
  readonly kind: 'withdrawal'
  readonly phoneHash: string
  readonly at: EpochMs
}

/** The statement of a line of the record, by its kind. */
export type RecordEntry = RecordedErasure | RecordedSheet | RecordedWithdrawal

/** The last line that a ledger knows of the record `recordId`. */
export type KnownHead = RowOf<'knownHeads'>

/** The number of a line (from 1) and the hash of the record up to and including it. */
export type RecordHead = Omit<KnownHead, 'recordId'>

/** `key` identifies the secret of the ledger’s phone hashes. */
export type RecordingLedger = { readonly key: string; readonly known: ReadonlyArray<KnownHead> }

export type RecordOfErasures = {
  /** Distinguishes the records of machines that share a database; empty for the record of a SQLite file. */
  readonly recordId: string
  /** Returns the last line once all lines are on disk; throws if a line that the ledger knows is missing. */
  readonly append: (entries: ReadonlyArray<RecordEntry>, ledger: RecordingLedger) => RecordHead
}

/** `missing`: heads that the ledger knows and that no record contains, neither of this machine nor of another. */
export type RecordState = {
  readonly lines: number
  readonly missing: ReadonlyArray<KnownHead>
  /** What is wrong with the configured record, as a sentence; null if it has all lines of this machine. */
  readonly fault: string | null
}
