import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SendFailure } from '../../domain/delivery/batch'
import { type Doubt, doubtReason } from '../../domain/delivery/doubt'
import type { KnownSheet } from '../../domain/delivery/known-sheet'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { CallSheets } from './call-sheets'
import { readTabs, type Tab } from './read-tabs'

/** Stops the sheet until staff mend what is unsure. */
export const doubtful = (doubt: Doubt): SendFailure => ({ tag: 'forbidden', reason: doubtReason(doubt) })

export type OpenTab = { readonly spreadsheet: string; readonly tab: Tab; readonly tabs: ReadonlyArray<Tab> }

const isTab =
  ({ tab, name }: KnownSheet) =>
  ({ sheetId, title }: Tab): boolean =>
    tab === null ? title === name : sheetId === tab

const missing = (name: string, nowNamed: string | null): SendFailure =>
  doubtful({ tag: 'tabMissing', name, nowNamed })

/**
 * Finds the tab of a known sheet by its number, or the configured one by its name if `known` is null. Null if staff deleted
 * the tab. Fails as `forbidden` if the configured tab is missing, also while a former tab of its spreadsheet is asked for.
 */
export const openTab =
  (callSheets: CallSheets, configured: SheetSource) =>
  (known: KnownSheet | null): TE.TaskEither<SendFailure, OpenTab | null> => {
    const spreadsheet = known?.spreadsheet ?? configured.id
    return pipe(
      readTabs(callSheets, spreadsheet),
      TE.chain((tabs) => {
        const current = tabs.find(({ title }) => title === configured.name)
        const found = known === null ? current : tabs.find(isTab(known))
        if (spreadsheet === configured.id && current === undefined)
          return TE.left(missing(configured.name, found?.title ?? null))
        return TE.right(found === undefined ? null : { spreadsheet, tab: found, tabs })
      }),
    )
  }

/** In ms; the longest that is kept. */
const FORMER_RETRY_MS = 300_000

/** A former spreadsheet that cannot be used does not halt the present one: the removal is tried again. */
export const unlessFormer =
  (configured: SheetSource, known: KnownSheet | null) =>
  (failure: SendFailure): SendFailure =>
    failure.tag === 'forbidden' && known !== null && known.spreadsheet !== configured.id
      ? { tag: 'passing', reason: failure.reason, retryAfterMs: FORMER_RETRY_MS }
      : failure
