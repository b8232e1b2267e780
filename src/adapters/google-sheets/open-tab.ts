import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { needsStaff, reasonOf, type SendFailure } from '../../domain/delivery/batch'
import type { Doubt } from '../../domain/delivery/doubt'
import type { KnownSheet, TabName } from '../../domain/delivery/known-sheet'
import type { SheetLayout } from '../../domain/delivery/sheet-layout'
import { PHONE_COLUMN, TIME_COLUMN } from '../../domain/registration/form-columns'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { CallSheets } from './call-sheets'
import { readTabs, type Tab } from './read-tabs'

/** A failure that halts the sheet until staff have resolved the doubt. */
export const doubtful = (doubt: Doubt): SendFailure => ({ tag: 'doubtful', doubt })

export type OpenTab = { readonly spreadsheet: string; readonly tab: Tab; readonly tabs: ReadonlyArray<Tab> }

/** The tab under the name that staff see. */
export const tabName = ({ spreadsheet, tab }: OpenTab): TabName => ({ spreadsheet, name: tab.title })

/** The tab with the columns in which the number and the time of a row are looked for. */
export const tabWithColumns = (tab: TabName, { columns }: SheetLayout): TabName => {
  const phone = columns.get(PHONE_COLUMN)
  const time = columns.get(TIME_COLUMN)
  return phone === undefined || time === undefined ? tab : { ...tab, columns: { phone, time } }
}

/** Names the tab in a failure of a protected range, because the service does not say where the range is. */
export const nameProtected =
  (tab: TabName) =>
  (failure: SendFailure): SendFailure =>
    failure.tag === 'doubtful' && failure.doubt.tag === 'rangeProtected'
      ? doubtful({ tag: 'rangeProtected', tab })
      : failure

const tabOf = ({ tab, name }: KnownSheet, tabs: ReadonlyArray<Tab>): Tab | undefined =>
  tabs.find(({ sheetId }) => sheetId === tab) ?? tabs.find(({ title }) => title === name)

const tabMissing = (name: string, nowNamed: string | null): SendFailure =>
  doubtful({ tag: 'tabMissing', name, nowNamed })

/**
 * The tab of a known sheet, found by its id, else by its name; in the configured spreadsheet also the tab with the configured
 * name. A tab that is found by name may be a copy. Without `known`, only the configured tab. Empty if staff deleted the tab; fails
 * as `doubtful` if the configured tab is missing.
 */
export const openTabs =
  (callSheets: CallSheets, configured: SheetSource) =>
  (known: KnownSheet | null): TE.TaskEither<SendFailure, ReadonlyArray<OpenTab>> => {
    const spreadsheet = known?.spreadsheet ?? configured.id
    return pipe(
      readTabs(callSheets, spreadsheet),
      TE.chain((tabs) => {
        const isConfigured = spreadsheet === configured.id
        const current = tabs.find(({ title }) => isConfigured && title === configured.name)
        const former = known === null ? undefined : tabOf(known, tabs)
        if (isConfigured && current === undefined)
          return TE.left(tabMissing(configured.name, former?.title ?? null))
        const found = new Set([current, former].flatMap((tab) => tab ?? []))
        return TE.right([...found].map((tab) => ({ spreadsheet, tab, tabs })))
      }),
    )
  }

/** Names the spreadsheet in the failure if it is not the configured one. */
export const namedIfFormer =
  (configured: SheetSource, spreadsheet: string | null, name = '') =>
  (failure: SendFailure): SendFailure =>
    needsStaff(failure) && spreadsheet !== null && spreadsheet !== configured.id
      ? doubtful({ tag: 'sheetUnreachable', id: spreadsheet, name, reason: reasonOf(failure) })
      : failure

/** In ms; the delay until a former spreadsheet is tried again. */
const FORMER_RETRY_MS = 300_000

const tryLaterIfStaffMust = (failure: SendFailure): SendFailure =>
  needsStaff(failure) ? { tag: 'passing', reason: reasonOf(failure), retryAfterMs: FORMER_RETRY_MS } : failure

/** A former spreadsheet that cannot be used does not halt the present one: the removal is tried again. */
export const unlessFormer =
  (configured: SheetSource, known: KnownSheet | null) =>
  (failure: SendFailure): SendFailure =>
    known === null || known.spreadsheet === configured.id
      ? failure
      : tryLaterIfStaffMust(namedIfFormer(configured, known.spreadsheet, known.name)(failure))

/** As `unlessFormer`, for a tab of the configured spreadsheet that is not the configured tab. */
export const unlessFormerTab =
  (configured: SheetSource, { spreadsheet, tab }: OpenTab) =>
  (failure: SendFailure): SendFailure =>
    spreadsheet === configured.id && tab.title === configured.name ? failure : tryLaterIfStaffMust(failure)
