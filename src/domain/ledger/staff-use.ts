import type { EpochMs } from '../registration/epoch-ms'

/** What somebody does with a command; `phone` where it concerns one person. */
export type StaffUse = { readonly who: string; readonly command: string; readonly phone: string | null }

/** `phoneMark` is the keyed hash of the number. */
export type HistoryEntry = {
  readonly id: string
  readonly at: EpochMs
  readonly who: string
  readonly command: string
  readonly phoneMark: string | null
}
