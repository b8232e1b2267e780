import type { EpochMs } from '../../time/epoch-ms'
import type { RowOf } from '../statements/statements'

/** The names of uses in the history, and whether each shows or copies personal data. */
const SHOWS_DATA = {
  'desk opened': true,
  'desk shown': true,
  'desk changed': false,
  'desk printed': true,
  'desk exported orders': true,
  'desk exported members': true,
  'desk key-made': false,
  'desk signed-in': false,
  affected: true,
  backup: true,
  consent: false,
  erase: false,
  erasures: false,
  export: true,
  find: true,
  kept: true,
  migrate: true,
  quarantine: true,
  restore: false,
  retention: false,
  retry: false,
  sheets: false,
  staff: false,
  upgrade: false,
  verify: false,
}

export type DeskUse = Extract<keyof typeof SHOWS_DATA, `desk ${string}`>
export type ShellUse = Exclude<keyof typeof SHOWS_DATA, DeskUse>

/** A use of the shell, which its arguments may follow. */
export type UseName = DeskUse | ShellUse | `${ShellUse} ${string}`

/** Whether the use showed or copied personal data. */
export const showsData = ({ command }: Pick<HistoryEntry, 'command'>): boolean =>
  Object.entries(SHOWS_DATA).some(([use, shows]) => shows && `${command} `.startsWith(`${use} `))

/** One use of a command, for the history; `phone` is null unless the command concerns one person. */
export type StaffUse = { readonly who: string; readonly command: UseName; readonly phone: string | null }

/** The use of the command that shows what is kept of a person for the law. */
export const KEPT_COMMAND = 'kept' as const

/** Times in ms; `until` is exclusive. */
export type HistorySpan = { readonly since: EpochMs; readonly until: EpochMs }

export type HistoryEntry = RowOf<'historyPage'>
