import type * as TE from 'fp-ts/TaskEither'
import type { EpochMs } from '../domain/time/epoch-ms'

export type CopiedTable = { readonly table: string; readonly rows: number }

/** The time of a backup and the number of rows of each table. */
export type BackedUp = {
  readonly createdAt: EpochMs
  readonly tables: ReadonlyArray<CopiedTable>
}

/**
 * The request for a restore. `from`: the backup; `areErasuresLost`: the operator declares that the record of erasures is lost.
 */
export type RestoreRequest = {
  readonly from: string
  /** Records of erasures to read besides the configured one. */
  readonly erasures: ReadonlyArray<string>
  readonly areErasuresLost: boolean
}

/** `recordLines`: how many lines the record of erasures has now; `isReplacedKept`: whether the replaced ledger could be read. */
export type RestoredBackup = BackedUp & {
  readonly erasedRows: number
  readonly recordLines: number
  readonly isReplacedKept: boolean
  /** Where the former files were moved, or null if there were none. */
  readonly aside: string | null
}

/** Each call fails with a sentence for the operator. */
export type Backups = {
  /** Servers may be running. */
  readonly backUp: (file: string) => TE.TaskEither<string, BackedUp>
  /** With records of erasures, also checks that a restore would accept them. */
  readonly verify: (file: string, erasures: ReadonlyArray<string>) => TE.TaskEither<string, BackedUp>
  /** Requires that no server runs. */
  readonly restore: (asked: RestoreRequest) => TE.TaskEither<string, RestoredBackup>
  /** Upgrades the schema to this release; returns the path of a copy of the old ledger, or null if nothing had to change. */
  readonly upgrade: TE.TaskEither<string, string | null>
}

/** The progress of a long command, in rows. */
export type Progress = {
  readonly begin: (rows: number) => void
  readonly advance: (rows: number) => void
  readonly end: () => void
}

/** Copies the SQLite ledger to an empty PostgreSQL, verifies the copy and marks the file as moved; fails with a sentence. */
export type MoveLedger = (
  url: string,
  progress: Progress,
) => TE.TaskEither<string, ReadonlyArray<CopiedTable>>

/** The request to undo a move. */
export type UndoRequest = {
  /** Records of erasures to read besides the configured one. */
  readonly erasures: ReadonlyArray<string>
  readonly areErasuresLost: boolean
  /** The operator declares that the database is lost: it is not compared. */
  readonly isDatabaseLost: boolean
}

/** `isWiped`: false if bytes of the erased rows stay in the file, because another process reads it. */
export type UndoneMove = { readonly erasedRows: number; readonly isWiped: boolean }

/** Repeats later erasures in the file and removes its mark; null if it has none. Refused if the database holds more. */
export type UndoMove = (asked: UndoRequest) => TE.TaskEither<string, UndoneMove | null>
