import type * as E from 'fp-ts/Either'
import type { KnownHead } from '../domain/ledger/record-of-erasures'
import type { MendedRecords } from './known-records'

/** `missing`: lines that the ledger knows and no record that was read has, of this place and of others. */
export type RecordState = {
  readonly lines: number
  readonly missing: ReadonlyArray<KnownHead>
  /** What is wrong with the record in its place, as a sentence; null if it has all lines that belong there. */
  readonly fault: string | null
}

/** Work on the file that holds the record of erasures. Each call fails with a sentence for the operator. */
export type RecordKeeping = {
  readonly path: string
  /** `others`: records of other machines, or copies. */
  readonly compare: (
    known: ReadonlyArray<KnownHead>,
    others: ReadonlyArray<string>,
  ) => E.Either<string, RecordState>
  /** Replaces an earlier copy only if the record continues it; returns the number of lines. */
  readonly copyTo: (known: ReadonlyArray<KnownHead>, file: string) => E.Either<string, number>
  /** Brings every line that can be read into the record in its place; `aside`: where a damaged one was moved, or null. Throws. */
  readonly mend: (
    known: ReadonlyArray<KnownHead>,
    others: ReadonlyArray<string>,
  ) => MendedRecords & { readonly aside: string | null }
}
