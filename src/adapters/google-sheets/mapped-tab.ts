import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { passing, type SendFailure } from '../../domain/delivery/batch'
import type { ColumnMark } from '../../domain/delivery/sheet-evidence'
import { findColumns, type SheetLayout } from '../../domain/delivery/sheet-layout'
import type { SheetRow } from '../../domain/delivery/sheet-row'
import type { Target } from '../../domain/registration/registration'
import type { CallSheets } from './call-sheets'
import { doubtful, type OpenTab, tabName } from './open-tab'
import { readHead } from './read-head'
import { readRows } from './read-rows'
import { readTabs, type Tab } from './read-tabs'

/** A tab in which our columns were found. */
export type MappedTab = OpenTab & { readonly layout: SheetLayout; readonly marks: ReadonlyArray<ColumnMark> }

/** The failure for a tab that was changed between two calls; the work is repeated later. */
export const tabChanged = (): SendFailure => passing('the tab or its columns have changed')

/**
 * Whether every column found in both readings is at the same index. A column that `other` lacks is ignored: without a heading it
 * is found only while it has cells.
 */
export const hasSameColumns = (one: MappedTab, other: MappedTab): boolean =>
  [...one.layout.columns].every(([name, column]) => (other.layout.columns.get(name) ?? column) === column)

/** Functions that find our columns in a tab and read rows by them. A tab whose columns are unsure fails as `doubtful`. */
export const createMapTab = (callSheets: CallSheets, target: Target) => {
  const mapTab = (found: OpenTab): TE.TaskEither<SendFailure, MappedTab> =>
    pipe(
      readHead(callSheets, found.spreadsheet, found.tab.title),
      TE.filterOrElse(({ sheetId }) => sheetId === found.tab.sheetId, tabChanged),
      TE.chainEitherK(({ head }) =>
        pipe(
          findColumns(target, head),
          E.bimap(
            (fault) => doubtful({ ...fault, tab: tabName(found) }),
            (layout) => ({ ...found, layout, marks: head.marks }),
          ),
        ),
      ),
    )

  const isSame = (one: MappedTab, other: MappedTab): boolean =>
    one.tab.title === other.tab.title &&
    one.tab.rows === other.tab.rows &&
    one.layout.headingRow === other.layout.headingRow &&
    hasSameColumns(one, other)

  /** Looks the tab up by its id and maps it as it is now; fails as `passing` if it is gone. */
  const mapAgain = ({ spreadsheet, tab }: OpenTab): TE.TaskEither<SendFailure, MappedTab> =>
    pipe(
      readTabs(callSheets, spreadsheet),
      TE.chain((tabs) => {
        const now = tabs.find(({ sheetId }) => sheetId === tab.sheetId)
        return now === undefined ? TE.left(tabChanged()) : mapTab({ spreadsheet, tab: now, tabs })
      }),
    )

  /** Maps the tab again; fails if its title, its size or its columns have changed. */
  const requireSame = (mapped: MappedTab): TE.TaskEither<SendFailure, MappedTab> =>
    pipe(
      mapAgain(mapped),
      TE.filterOrElse((now) => isSame(mapped, now), tabChanged),
    )

  type Visit = (rows: ReadonlyArray<SheetRow>) => void

  /** Passes the rows of `tab`, whose columns are those of `mapped`, to `visit` in pieces; returns the number of calls. */
  const visitRows = (mapped: MappedTab, tab: Tab, visit: Visit): TE.TaskEither<SendFailure, number> =>
    readRows(callSheets, mapped.spreadsheet, tab, mapped.layout, visit)

  return { mapTab, mapAgain, requireSame, visitRows }
}
