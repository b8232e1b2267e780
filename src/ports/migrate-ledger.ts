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

/** Removes the mark from the file; false if it has none. */
export type UndoMigration = TE.TaskEither<string, boolean>
