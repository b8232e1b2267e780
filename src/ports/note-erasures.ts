import type { EpochMs } from '../domain/registration/epoch-ms'
import type { Target } from '../domain/registration/registration'

/** `mark` is a keyed hash of the phone number; `sheets` may still hold rows of the person. */
export type NotedErasure = {
  readonly mark: string
  readonly at: EpochMs
  readonly sheets: ReadonlyArray<Target>
}

/** Writes erasures durably to a record outside the ledger before it returns; throws if it cannot. */
export type NoteErasures = (erasures: ReadonlyArray<NotedErasure>) => void
