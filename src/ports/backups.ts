import type * as TE from 'fp-ts/TaskEither'
import type { EpochMs } from '../domain/registration/epoch-ms'

export type BackedUp = {
  readonly createdAt: EpochMs
  readonly tables: ReadonlyArray<{ readonly table: string; readonly rows: number }>
}

export type RestoreAsked = {
  readonly from: string
  /** The record of erasures; null for the usual one. */
  readonly erasures: string | null
  readonly areErasuresLost: boolean
}

/** `aside`: where the former files lie, null where there were none. */
export type RestoredBackup = BackedUp & { readonly erasedRows: number; readonly aside: string | null }

/** Each fails with a sentence for the operator. */
export type Backups = {
  /** Whether a server runs or not. */
  readonly backUp: (file: string) => TE.TaskEither<string, BackedUp>
  /** Reads the whole file and each of its rows. */
  readonly verify: (file: string) => TE.TaskEither<string, BackedUp>
  /** While no server runs. */
  readonly restore: (asked: RestoreAsked) => TE.TaskEither<string, RestoredBackup>
  /** Brings the schema up to this program's; gives where a copy of what was there lies, null where nothing had to change. */
  readonly upgrade: TE.TaskEither<string, string | null>
}
