import type * as TE from 'fp-ts/TaskEither'

export type Progress = {
  readonly begin: (steps: number) => void
  readonly advance: (steps: number) => void
  readonly end: () => void
}

export type CopiedTable = { readonly table: string; readonly rows: number }

/** Copies the SQLite ledger to an empty PostgreSQL, verifies the copy and marks the file as moved; fails with a sentence. */
export type MigrateLedger = (
  url: string,
  progress: Progress,
) => TE.TaskEither<string, ReadonlyArray<CopiedTable>>

export type UndoAsked = {
  /** Records of erasures to read besides the one in its place. */
  readonly erasures: ReadonlyArray<string>
  readonly areErasuresLost: boolean
  /** The database cannot be reached any more and is not compared. */
  readonly isDatabaseLost: boolean
}

/** Repeats later erasures in the file and removes its mark; null if it has none. Refused if the database holds more. */
export type UndoMigration = (
  asked: UndoAsked,
) => TE.TaskEither<string, { readonly erasedRows: number } | null>
