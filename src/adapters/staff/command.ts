import type { Writable } from 'node:stream'
import type * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { ContractRule } from '../../domain/site/contract-rule'
import type { RetentionDays } from '../../domain/site/retention-days'
import type { Backups, MoveLedger, Progress, UndoMove } from '../../ports/backups'
import type { Now } from '../../ports/clock'
import type { TryMarkers } from '../../ports/sheet-writer'
import type { RecordMaintenance, StaffLedger } from '../../ports/staff-ledger'

export type Input = {
  readonly isTerminal: boolean
  /** Empty at the end of input. */
  readonly readLine: (question: string) => Promise<string>
  /** Every line up to the end of input. */
  readonly readLines: () => Promise<ReadonlyArray<string>>
}

export type CommandContext = {
  readonly openLedger: TE.TaskEither<string, StaffLedger>
  readonly explainLedgerError: (error: unknown) => string
  readonly migrateTo: O.Option<string>
  readonly moveLedger: MoveLedger
  /** The PostgreSQL ledger to which the file was copied. */
  readonly openMoved: (url: string) => TE.TaskEither<string, StaffLedger>
  readonly undoMove: UndoMove
  /** The file in DATA_DIR, also if DATABASE_URL is set. */
  readonly openUndone: TE.TaskEither<string, StaffLedger>
  readonly records: RecordMaintenance
  readonly tryMarkers: TryMarkers
  readonly backups: Backups
  readonly isDelivering: boolean
  readonly readRetention: TE.TaskEither<
    string,
    { readonly days: RetentionDays; readonly contract: ContractRule }
  >
  /** The spreadsheets that are configured now. */
  readonly readSheetIds: TE.TaskEither<string, ReadonlyArray<string>>
  /** Where staff open the desk; null if it is off. */
  readonly deskOrigin: string | null
  readonly dataDir: string
  /** Files and folders that an erasure does not reach. */
  readonly formerFiles: () => ReadonlyArray<string>
  /** Files that were copied to a database; an erasure does not reach them either. */
  readonly movedFiles: () => ReadonlyArray<string>
  readonly input: Input
  readonly output: Writable
  readonly say: (line: string) => void
  readonly progress: Progress
  readonly now: Now
  readonly user: string
  /** The prefix of a command where it is typed. */
  readonly typedAs: string
}

export const EXIT = { done: 0, failed: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export type Command = {
  readonly usage: string
  readonly summary: string
  readonly details: ReadonlyArray<string>
  readonly run: (args: ReadonlyArray<string>, context: CommandContext) => Promise<ExitCode>
}

/** Says why a command did not do what was asked. */
export const failed = ({ say }: Pick<CommandContext, 'say'>, reason: string): ExitCode => {
  say(reason)
  return EXIT.failed
}

/** Says what is wrong with a command as it was typed; its usage is printed below. */
export const misused = ({ say }: Pick<CommandContext, 'say'>, reason: string): ExitCode => {
  say(reason)
  return EXIT.misused
}
