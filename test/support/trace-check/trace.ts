import type { Rows } from './rows'

type Of<Who extends string, Did extends string, Fields = object> = {
  readonly who: Who
  readonly did: Did
} & Fields

type Attempt = { readonly attempt: number }
type Registration = {
  readonly key: string
  readonly row: string
  readonly sheet: string
  readonly person: string
}
type InDialog = { readonly tab: string; readonly dialog: number }
type InProcess = { readonly process: string }
type Changes = { readonly call: number; readonly sheet: string; readonly rows: Rows; readonly gone: Rows }

/**
 * What one of the parties of a run did. A row is named by a digest of what the person typed, which is the same in the form, the
 * ledger, a call and the sheet; a person by one of their number; keys and marks are digests, too: nothing is about a person who could
 * be found. `sheet`: `orders` or `members`.
 * Attempts, calls, backups, the pages of a tab and the dialogs of a page are numbered from 1.
 */
export type TraceAct =
  /** A tab loads the site, for the first time or again. */
  | Of<'visitor', 'opens', { readonly tab: string; readonly page: number }>
  /** A new tab begins with what another remembers, as one that is duplicated, or restored after it was closed. */
  | Of<'visitor', 'copies', { readonly tab: string; readonly from: string }>
  | Of<'visitor', 'closes', { readonly tab: string }>
  /** What the page shows of a dialog for a sheet, also while the dialog is left. */
  | Of<'dialog', 'enters', InDialog & { readonly sheet: string; readonly state: string }>
  | Of<'visitor', 'sends', Attempt & InDialog & { readonly key: string; readonly row: string }>
  /** The acknowledgement of an attempt reaches its tab. */
  | Of<'visitor', 'receives', Attempt>
  /** A tab no longer waits for the answer. */
  | Of<'visitor', 'gives up', Attempt>
  /** An attempt arrives: never, once or several times. */
  | Of<'server', 'hears', Attempt>
  | Of<'server', 'acknowledges', Attempt>
  /** It answers that it cannot keep it now. */
  | Of<'server', 'refuses', Attempt>
  /** What it had and did not answer is never answered. */
  | Of<'server', 'is killed'>
  | Of<'ledger', 'keeps', Registration>
  /** The hidden field of an attempt is filled in. */
  | Of<'visitor', 'fills', Attempt>
  /** Kept apart, in no sheet. */
  | Of<'ledger', 'quarantines', Registration>
  /** Staff take a registration for that of a person, whom the sheet is to have. */
  | Of<'staff', 'release', { readonly key: string; readonly sheet: string }>
  /** Staff let a halted sheet take rows again, and those that it refused be sent again. */
  | Of<'staff', 'retry'>
  /** A person is erased: all their rows are to go from the sheets. `rows`: those that are gone from the ledger. */
  | Of<'ledger', 'erases', { readonly person: string; readonly rows: Rows }>
  /** `rows`: all that the backup has, quarantine included. */
  | Of<'ledger', 'is backed up', { readonly backup: number; readonly rows: Rows }>
  /** `rows`: all that the ledger has then. */
  | Of<'ledger', 'is restored', { readonly backup: number; readonly rows: Rows }>
  /** A process delivers to one sheet. */
  | Of<'delivery', 'starts', InProcess & { readonly sheet: string }>
  | Of<'delivery', 'enters', InProcess & { readonly state: string }>
  /**
   * The ledger gives work: a batch with its mark, rows to remove, or nothing but the order to read the sheet. `inTab`: the tab of the
   * spreadsheet from which rows are removed; null if the ledger knows none.
   */
  | Of<
      'delivery',
      'is given',
      InProcess & {
        readonly work: string
        readonly id: number | null
        readonly mark: string | null
        readonly rows: Rows
        readonly inTab: string | null
      }
    >
  /** The answer to what the state of the process asks of the service. */
  | Of<'delivery', 'hears', InProcess & { readonly answer: string }>
  /** A call leaves. `id` and `mark`: of the mark that it makes; null if it makes none. */
  | Of<
      'delivery',
      'calls',
      InProcess & {
        readonly call: number
        readonly id: number | null
        readonly mark: string | null
        readonly rows: Rows
      }
    >
  | Of<'delivery', 'stops', InProcess>
  /** `id` is null of a sheet that was read. */
  | Of<'ledger', 'settles', InProcess & { readonly id: number | null; readonly outcome: string }>
  /** A call arrived. `rows`: those that are in the spreadsheet since, `gone`: those that no longer are, hidden tabs included. */
  | Of<'sheet', 'takes', Changes>
  | Of<'sheet', 'refuses', Changes>
  /** Nothing is waiting any more. What ledger and sheets hold then, hidden tabs excepted. */
  | Of<'run', 'ends', { readonly ledger: Rows; readonly orders: Rows; readonly members: Rows }>

/** `at`: when, in ms since the recording began. */
export type TraceEvent = TraceAct & { readonly at: number }
export type Kind = { [Act in TraceAct as `${Act['who']} ${Act['did']}`]: Act & { readonly at: number } }

export type Trace = ReadonlyArray<TraceEvent>
