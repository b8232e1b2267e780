import type * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { GivenUp, ListedSheet } from '../domain/ledger/deliver/listed-sheet'
import type { ErasureResult } from '../domain/ledger/erase/erase-person'
import type { KeptContract } from '../domain/ledger/erase/kept-contract'
import type { KnownHead } from '../domain/ledger/erase/record-of-erasures'
import type { EraseFailure, LedgerError } from '../domain/ledger/ledger-failure'
import type { RetentionPreview } from '../domain/ledger/retain/retention'
import type { ListedEmployee } from '../domain/ledger/staff/access'
import type { LedgerStatus, Released } from '../domain/ledger/staff/ledger-status'
import type { HistoryEntry, HistorySpan, StaffUse } from '../domain/ledger/staff/staff-use'
import type { WholeRegistration } from '../domain/ledger/staff/with-steps'
import type { WorkbookEntry } from '../domain/ledger/statements/handling-statements'
import type { FoundRegistration } from '../domain/registration/arrived-registration'
import type { KeptRegistration, Target } from '../domain/registration/registration'
import type { ContractRule } from '../domain/site/contract-rule'
import type { EpochMs } from '../domain/time/epoch-ms'

/**
 * What the command `registrations` needs from a store, beside servers that may run. Failures are sentences for the operator.
 */
export type StaffLedger = StaffRetention &
  Quarantine &
  KnownSheets &
  StaffHistory &
  StaffAccess &
  KnownRecords & {
    readonly readRegistrations: ReadRegistrations
    readonly readWorkbookPage: ReadWorkbookPage
    readonly findByPhone: FindByPhone
    readonly findByReference: FindByReference
    readonly eraseByPhone: EraseByPhone
    readonly withdrawOffers: WithdrawOffers
    readonly readContracts: ReadContracts
    readonly readStatus: ReadLedgerStatus
    readonly releaseParked: ReleaseParked
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

/** Everything stored under this spelling of a phone number, oldest first, quarantined registrations last. */
export type FindByPhone = (phone: string) => TE.TaskEither<LedgerError, ReadonlyArray<WholeRegistration>>

/** Everything that has a reference, quarantined registrations last; two may share one. */
export type FindByReference = (
  reference: string,
) => TE.TaskEither<LedgerError, ReadonlyArray<WholeRegistration>>

/** Registrations that filled in the honeypot field. */
export type Quarantine = {
  /** A page of those with ids above `after`, oldest first. */
  readonly readQuarantined: (after: number) => TE.TaskEither<LedgerError, ReadonlyArray<FoundRegistration>>
  /** Releases a registration for delivery and returns its new id; null if the id does not exist. */
  readonly releaseQuarantined: (id: number) => TE.TaskEither<LedgerError, number | null>
}

/** What waits, is parked, quarantined, halted or to be removed. */
export type ReadLedgerStatus = TE.TaskEither<LedgerError, LedgerStatus>

/** A sheet's registrations, oldest first, without quarantined ones. */
export type ReadRegistrations = (target: Target) => AsyncIterable<KeptRegistration>

/** A page of those with ids above `after`, oldest first, with what was done about them. */
export type ReadWorkbookPage = (
  target: Target,
  after: number,
) => TE.TaskEither<{ readonly reason: string }, ReadonlyArray<WorkbookEntry>>

/** Lets parked rows and halted sheets be sent again; returns how many. */
export type ReleaseParked = TE.TaskEither<LedgerError, Released>

/** What the next erasure by age would do, and the confirmation of a clock that jumped (P-013). */
export type StaffRetention = {
  readonly previewRetention: (rule: {
    readonly days: number
    readonly isDelivering: boolean
  }) => TE.TaskEither<LedgerError, RetentionPreview>
  readonly confirmClock: TE.TaskEither<LedgerError, void>
}

/** Who used which command on personal data (P-010). */
export type StaffHistory = {
  /** Returns the id of the new entry. */
  readonly recordUse: (use: StaffUse) => TE.TaskEither<LedgerError, string>
  /** States how many registrations the use concerned. */
  readonly countUse: (id: string, rows: number) => TE.TaskEither<LedgerError, void>
  readonly noteBackup: (at: EpochMs) => TE.TaskEither<LedgerError, void>
  /** The keyed hashes by which entries name the person with this phone number, however it is spelled. */
  readonly marksOf: (phone: string) => TE.TaskEither<LedgerError, ReadonlyArray<string>>
  /** A page of entries in the span after the given one, oldest first. */
  readonly readHistory: (
    span: HistorySpan,
    after: Pick<HistoryEntry, 'at' | 'id'> | null,
  ) => TE.TaskEither<LedgerError, ReadonlyArray<HistoryEntry>>
}

/** Who may use the staff's desk. */
export type StaffAccess = {
  /** Returns a token that works once, until `INVITATION_MS` from now; a known name gets one more passkey by it. */
  readonly inviteStaff: (name: string) => TE.TaskEither<LedgerError, string>
  readonly listStaff: TE.TaskEither<LedgerError, ReadonlyArray<ListedEmployee>>
  /** Ends all sessions, passkeys and invitations of a name; false if no employee has it. */
  readonly removeStaff: (name: string) => TE.TaskEither<LedgerError, boolean>
}

/** The contracts kept by law under this spelling of a phone number; all of them if it is null. */
export type ReadContracts = (phone: string | null) => TE.TaskEither<LedgerError, ReadonlyArray<KeptContract>>

/** Ends the consent to offers of every registration under this spelling of a phone number; returns the number of registrations. */
export type WithdrawOffers = (phone: string) => TE.TaskEither<LedgerError, number>

/** The sheets that took rows. After one is given up, rows are neither removed from it nor looked for in it. */
export type KnownSheets = {
  readonly readSheets: TE.TaskEither<LedgerError, ReadonlyArray<ListedSheet>>
  readonly giveUpSheet: (spreadsheet: string) => TE.TaskEither<LedgerError, GivenUp>
}

/** `lost`: the heads whose lines no record contains. `head`: the last line of the configured record. */
export type RepairedRecords = { readonly lost: ReadonlyArray<KnownHead>; readonly head: KnownHead }

/** What the ledger knows of the records of erasures. */
export type KnownRecords = {
  readonly readKnownHeads: TE.TaskEither<LedgerError, ReadonlyArray<KnownHead>>
  /** Runs `repair` while erasures wait; afterwards the ledger no longer requires the lines that are lost. */
  readonly repairRecords: <A extends RepairedRecords>(
    repair: (known: ReadonlyArray<KnownHead>) => A,
  ) => TE.TaskEither<LedgerError, A>
}

/** `missing`: heads that the ledger knows and that no record contains, of this machine and of others. */
export type RecordState = {
  readonly lines: number
  readonly missing: ReadonlyArray<KnownHead>
  /** What is wrong with the configured record, as a sentence; null if it has all lines of this machine. */
  readonly fault: string | null
}

/** Work on the file that holds the record of erasures. Each call fails with a sentence for the operator. */
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
