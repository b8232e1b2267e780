import type * as TE from 'fp-ts/TaskEither'

export type Progress = {
  readonly begin: (steps: number) => void
  readonly advance: (steps: number) => void
  readonly end: () => void
}

export type CopiedTable = { readonly table: string; readonly rows: number }

/** Copies the file ledger into an empty PostgreSQL, compares the copy and marks the file as moved; fails with a sentence for the operator. */
export type MigrateLedger = (
  url: string,
  progress: Progress,
) => TE.TaskEither<string, ReadonlyArray<CopiedTable>>

/** Takes the mark off the file; false where it bears none. */
export type UndoMigration = TE.TaskEither<string, boolean>
