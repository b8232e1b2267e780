import type { EpochMs } from '../registration/epoch-ms'

/** One use of a command, for the history; `phone` is null unless the command concerns one person. */
export type StaffUse = { readonly who: string; readonly command: string; readonly phone: string | null }

/** In ms; `until` is exclusive. */
export type HistorySpan = { readonly since: EpochMs; readonly until: EpochMs }

/** `phoneMark` is a keyed hash of the phone number. */
export type HistoryEntry = {
  readonly id: string
  readonly at: EpochMs
  readonly who: string
  readonly command: string
  readonly phoneMark: string | null
  /** How many registrations it concerned; null if unknown, also if the command did not finish. */
  readonly rows: number | null
}
