import type { Writable } from 'node:stream'
import type * as TE from 'fp-ts/TaskEither'
import type { ContractRule } from '../../domain/site/contract-rule'
import type { RetentionDays } from '../../domain/site/retention-days'
import type { Backups, MoveLedger, Progress, UndoMove } from '../../ports/backups'
import type { Now } from '../../ports/clock'
import type { RecordMaintenance, StaffLedger } from '../../ports/staff-ledger'
import type { TryService } from '../../ports/target-sheets'

export type Input = {
  readonly isTerminal: boolean
  /** Empty at the end of input. */
  readonly readLine: (question: string) => Promise<string>
  /** Every line up to the end of input. */
  readonly readLines: () => Promise<ReadonlyArray<string>>
}

/** Who typed a command, and where it reads and writes. */
export type Terminal = {
  readonly input: Input
  readonly output: Writable
  readonly say: (line: string) => void
  readonly now: Now
  readonly user: string
  /** The prefix of a command where it is typed. */
  readonly typedAs: string
}

/** The ledger, with the files beside it that an erasure does not reach. */
export type LedgerAccess = Terminal & {
  readonly openLedger: TE.TaskEither<string, StaffLedger>
  readonly explainLedgerError: (error: unknown) => string
  /** Copies from before upgrades and restores. */
  readonly formerFiles: () => ReadonlyArray<string>
  /** Files that were copied to a database. */
  readonly movedFiles: () => ReadonlyArray<string>
}

/** Backups, and the record of erasures that a restore needs. */
export type Upkeep = LedgerAccess & { readonly backups: Backups; readonly records: RecordMaintenance }

/** The move of the ledger from its file to PostgreSQL, and back. */
export type Migration = Terminal & {
  readonly dataDir: string
  readonly migrateTo: string | null
  readonly moveLedger: MoveLedger
  /** The PostgreSQL ledger to which the file was copied. */
  readonly openMoved: (url: string) => TE.TaskEither<string, StaffLedger>
  readonly undoMove: UndoMove
  /** The ledger in the file of DATA_DIR, also if DATABASE_URL is set. */
  readonly openUndone: TE.TaskEither<string, StaffLedger>
  readonly progress: Progress
}

/** The ledger, with what site.json and the settings say, as they are now. */
export type Configured = LedgerAccess & {
  readonly isDelivering: boolean
  readonly tryService: TryService
  readonly readRetention: TE.TaskEither<
    string,
    { readonly days: RetentionDays; readonly contract: ContractRule }
  >
  readonly readSheetIds: TE.TaskEither<string, ReadonlyArray<string>>
  /** Where staff open the desk; null if it is off. */
  readonly deskOrigin: string | null
}

export const EXIT = { done: 0, failed: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/**
 * `Needs`: the part that the command uses of what commands are given, so that a test passes no more; `runCommand` is given all of
 * it.
 */
export type Command<Needs> = {
  readonly usage: string
  readonly summary: string
  readonly details: ReadonlyArray<string>
  readonly run: (args: ReadonlyArray<string>, context: Needs) => Promise<ExitCode>
}

/** Says why a command did not do what was asked. */
export const failed = ({ say }: Pick<Terminal, 'say'>, reason: string): ExitCode => {
  say(reason)
  return EXIT.failed
}

/** Says what is wrong with a command as it was typed; its usage is printed below. */
export const misused = ({ say }: Pick<Terminal, 'say'>, reason: string): ExitCode => {
  say(reason)
  return EXIT.misused
}
