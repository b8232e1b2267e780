import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SendFailure } from '../../domain/delivery/batch'
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
export type Place = OpenTab & { readonly layout: SheetLayout; readonly marks: ReadonlyArray<ColumnMark> }

export const changed = (): SendFailure => ({
  tag: 'passing',
  reason: 'the tab or its columns have changed',
  retryAfterMs: null,
})

/** Whether no column has moved; one without a heading may be known only as long as a row fills it. */
export const hasSameColumns = (one: Place, other: Place): boolean =>
  [...one.layout.columns].every(([name, column]) => (other.layout.columns.get(name) ?? column) === column)

export const createReadPlace = (callSheets: CallSheets, target: Target) => {
  const findPlace = (found: OpenTab): TE.TaskEither<SendFailure, Place> =>
    pipe(
      readHead(callSheets, found.spreadsheet, found.tab.title),
      TE.filterOrElse(({ sheetId }) => sheetId === found.tab.sheetId, changed),
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

  const isSame = (one: Place, other: Place): boolean =>
    one.tab.title === other.tab.title &&
    one.tab.rows === other.tab.rows &&
    one.layout.headingRow === other.layout.headingRow &&
    hasSameColumns(one, other)

  /** The tab as it is now. */
  const findAgain = ({ spreadsheet, tab }: OpenTab): TE.TaskEither<SendFailure, Place> =>
    pipe(
      readTabs(callSheets, spreadsheet),
      TE.chain((tabs) => {
        const now = tabs.find(({ sheetId }) => sheetId === tab.sheetId)
        return now === undefined ? TE.left(changed()) : findPlace({ spreadsheet, tab: now, tabs })
      }),
    )

  /** Fails if the tab, its size or its columns are no longer what they were when the place was found. */
  const requireSame = (place: Place): TE.TaskEither<SendFailure, Place> =>
    pipe(
      findAgain(place),
      TE.filterOrElse((now) => isSame(place, now), changed),
    )

  type Visit = (rows: ReadonlyArray<SheetRow>) => void

  /** Reads the rows of a tab whose columns are those of the place; returns the number of calls that it took. */
  const visitRows = (place: Place, tab: Tab, visit: Visit): TE.TaskEither<SendFailure, number> =>
    readRows(callSheets, place.spreadsheet, tab, place.layout, visit)

  return { findPlace, findAgain, requireSame, visitRows }
}
