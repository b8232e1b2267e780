import type * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { ErasureResult } from '../domain/ledger/erase/erase-person'
import type { KnownHead, RecordOfErasures, RecordState } from '../domain/ledger/erase/record-of-erasures'
import type { RepairedRecords } from '../domain/ledger/erase/repair-records'
import type { EraseFailure, LedgerFailure } from '../domain/ledger/ledger-failure'
import type { ContractRule } from '../domain/site/contract-rule'
import type { Transact } from './transact'

/** The ledger for the command `registrations`, beside servers that may run. Failures are sentences for the operator. */
export type StaffLedger = {
  readonly read: Transact<LedgerFailure>
  /** Also locks every sheet, which the record of erasures needs. */
  readonly change: Transact<LedgerFailure>
  readonly record: RecordOfErasures
  readonly eraseByPhone: EraseByPhone
  readonly close: () => Promise<void>
}

/**
 * Permanently erases everything stored under this spelling of a phone number: rows, keys and outbox rows. What `contract` keeps of
 * confirmed orders is moved to a table of its own.
 */
export type EraseByPhone = (
  phone: string,
  contract: ContractRule,
) => TE.TaskEither<EraseFailure, ErasureResult>

/** Maintains the file of the record of erasures. Each call fails with a sentence for the operator. */
export type RecordMaintenance = {
  readonly path: string
  /** `others`: records of other machines, or copies. */
  readonly compare: (
    known: ReadonlyArray<KnownHead>,
    others: ReadonlyArray<string>,
  ) => E.Either<string, RecordState>
  /** Replaces an earlier copy only if the record continues it; returns the number of lines. */
  readonly copyTo: (known: ReadonlyArray<KnownHead>, file: string) => E.Either<string, number>
  /** Merges every line that can be read into the configured record; `aside`: where a damaged one was moved, or null. Throws. */
  readonly repair: (
    known: ReadonlyArray<KnownHead>,
    others: ReadonlyArray<string>,
  ) => RepairedRecords & { readonly aside: string | null }
}
