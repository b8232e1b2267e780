import type { EpochMs } from '../domain/registration/epoch-ms'
import type { Target } from '../domain/registration/registration'

/** `mark` is the keyed hash of the phone number, `sheets` those that may still hold rows of the person. */
export type NotedErasure = {
  readonly mark: string
  readonly at: EpochMs
  readonly sheets: ReadonlyArray<Target>
}

/** Keeps erasures for good, outside of the ledger, before it returns; throws where it cannot. */
export type NoteErasures = (erasures: ReadonlyArray<NotedErasure>) => void
