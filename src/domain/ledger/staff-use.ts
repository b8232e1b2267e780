import type { EpochMs } from '../time/epoch-ms'

/** What the history calls the work at the desk. */
export type DeskUse =
  | 'desk opened'
  | 'desk shown'
  | 'desk changed'
  | 'desk printed'
  | 'desk exported orders'
  | 'desk exported members'
  | 'desk key-made'
  | 'desk signed-in'

const SHOWING =
  /^(?:export|find|kept|backup|migrate|affected|quarantine|desk (?:opened|shown|printed|exported))\b/

/** Whether the use showed or copied personal data. */
export const showsData = ({ command }: Pick<StaffUse, 'command'>): boolean => SHOWING.test(command)

/** One use of a command, for the history; `phone` is null unless the command concerns one person. */
export type StaffUse = { readonly who: string; readonly command: string; readonly phone: string | null }

/** The use of the command that shows what is kept of a person for the law. */
export const LOOK_AT_KEPT = 'kept'

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
