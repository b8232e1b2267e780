import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Reservation, SendFailure } from '../../domain/delivery/batch'
import { type Doubt, doubtReason } from '../../domain/delivery/doubt'
import { createRowSorter, type FoundRows, type RemovalRound } from '../../domain/delivery/removal'
import type { Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { CallSheets } from './call-sheets'
import { captureRequests, capturesIn, captureTitle, dropRequests } from './capture-requests'
import { changed, createMapTab, hasSameColumns, type MappedTab } from './mapped-tab'
import { createMarkedCalls } from './marked-calls'
import {
  doubtful,
  nameProtected,
  openTabs,
  tabName,
  tabWithColumns,
  unlessFormer,
  unlessFormerTab,
} from './open-tab'
import { readTabs, type Tab } from './read-tabs'
import { createReturnRows, DEFAULT_COLUMNS } from './return-rows'

type RemoveDeps = {
  readonly target: Target
  readonly sheet: SheetSource
  readonly callSheets: CallSheets
  readonly markPhone: (phone: string) => string
}

const passing = (reason: string): SendFailure => ({ tag: 'passing', reason, retryAfterMs: null })

/** Staff mend what is unsure about single rows while the sheet goes on. */
const asking = (doubt: Doubt): SendFailure => passing(doubtReason(doubt))

const left = (): SendFailure => passing('rows of an erased person are left')

/** Room in the hidden tab for columns that are inserted just before rows are copied. */
const SPARE_COLUMNS = 10

const requireDone = (
  mapped: MappedTab,
  { meant, undated, unnumbered }: FoundRows,
): E.Either<SendFailure, void> => {
  const tab = tabWithColumns(tabName(mapped), mapped.layout)
  if (meant.length > 0) return E.left(left())
  if (undated.length > 0) return E.left(doubtful({ tag: 'rowsUndated', rows: undated, tab }))
  return unnumbered.length === 0
    ? E.right(undefined)
    : E.left(asking({ tag: 'rowsUnnumbered', rows: unnumbered, tab }))
}

export const createRemoveRows = ({ target, sheet, callSheets, markPhone }: RemoveDeps) => {
  const open = openTabs(callSheets, sheet)
  const { mapTab, mapAgain, requireSame, visitRows } = createMapTab(callSheets, target)
  const { returnRows, returnAll } = createReturnRows(callSheets)
  const update = (spreadsheet: string, body: unknown): TE.TaskEither<SendFailure, unknown> =>
    createMarkedCalls(callSheets, spreadsheet).update(body)

  /** Staff deleted the tab, and its hidden tabs are left. */
  const dropCaptures = (spreadsheet: string): TE.TaskEither<SendFailure, unknown> =>
    pipe(
      readTabs(callSheets, spreadsheet),
      TE.map((tabs) => capturesIn(tabs, null)),
      TE.chain((captures) =>
        captures.length === 0
          ? TE.right(undefined)
          : update(spreadsheet, dropRequests(captures.map(({ sheetId }) => sheetId))),
      ),
    )

  return (round: RemovalRound): TE.TaskEither<SendFailure, Reservation> => {
    const sortTab = (mapped: MappedTab, tab: Tab) => {
      const sorter = createRowSorter(round.removals, markPhone)
      return pipe(
        visitRows(mapped, tab, sorter.add),
        TE.map((calls) => ({ found: sorter.found(), calls })),
      )
    }

    /** Reads a long tab twice if nothing was found: somebody may have sorted it between two pieces. */
    const findRows = (mapped: MappedTab): TE.TaskEither<SendFailure, FoundRows> =>
      pipe(
        sortTab(mapped, mapped.tab),
        TE.chain(({ found, calls }) =>
          found.meant.length === 0 && calls > 1 ? sortTab(mapped, mapped.tab) : TE.right({ found }),
        ),
        TE.chainFirst(() => requireSame(mapped)),
        TE.map(({ found }) => found),
      )

    /** The copy shows which rows were deleted, if the columns are still where they were. */
    const verify = (mapped: MappedTab, capture: Tab): TE.TaskEither<SendFailure, unknown> =>
      pipe(
        mapAgain(mapped),
        TE.filterOrElse((now) => hasSameColumns(mapped, now), changed),
        TE.chain((now) =>
          pipe(
            sortTab({ ...now, layout: { ...now.layout, headingRow: -1 } }, capture),
            TE.chain(({ found }) =>
              returnRows(now, { ...capture, columnsThen: mapped.layout.columns }, found.meant),
            ),
          ),
        ),
      )

    let isIdUsed = false

    /** A round deletes in one tab, because its id serves once: a second tab waits for the next round. */
    const deleteRows = (
      mapped: MappedTab,
      rows: ReadonlyArray<number>,
    ): TE.TaskEither<SendFailure, unknown> => {
      if (isIdUsed) return TE.left(left())
      isIdUsed = true
      const { sheetId, columns } = mapped.tab
      const width = (columns ?? DEFAULT_COLUMNS) + SPARE_COLUMNS
      const capture = {
        sheetId: round.id,
        title: captureTitle(sheetId, round.id),
        rows: rows.length,
        columns: width,
        isMonthFirst: mapped.tab.isMonthFirst,
      }
      return pipe(
        createMarkedCalls(callSheets, mapped.spreadsheet).updateWithMarker(
          round.id,
          captureRequests({
            id: round.id,
            sheetId,
            rows,
            width,
            columns: mapped.layout.columns,
            marks: mapped.marks,
          }),
        ),
        TE.chain(() => verify(mapped, capture)),
      )
    }

    const removeFrom = (mapped: MappedTab): TE.TaskEither<SendFailure, Reservation> =>
      pipe(
        findRows(mapped),
        TE.chain((found) =>
          found.meant.length === 0
            ? TE.right({ mapped, found, isMarked: false })
            : pipe(
                deleteRows(mapped, found.meant),
                TE.chain(() => mapAgain(mapped)),
                TE.chain((now) =>
                  pipe(
                    findRows(now),
                    TE.map((after) => ({ mapped: now, found: after, isMarked: true })),
                  ),
                ),
              ),
        ),
        TE.chainEitherK(({ mapped: at, found, isMarked }) =>
          pipe(
            requireDone(at, found),
            E.map(() => ({ isMarked })),
          ),
        ),
      )

    const clean = (mapped: MappedTab): TE.TaskEither<SendFailure, Reservation> =>
      capturesIn(mapped.tabs, mapped.tab).length === 0
        ? removeFrom(mapped)
        : pipe(
            returnAll(mapped),
            TE.chain(() => TE.left(left())),
          )

    return pipe(
      open(round.sheet),
      TE.chain((found) =>
        found.length === 0
          ? pipe(
              dropCaptures(round.sheet?.spreadsheet ?? sheet.id),
              TE.map(() => [{ isMarked: false }] as ReadonlyArray<Reservation>),
            )
          : pipe(
              found,
              TE.traverseSeqArray((each) =>
                pipe(
                  mapTab(each),
                  TE.chain(clean),
                  TE.mapLeft(flow(nameProtected(tabName(each)), unlessFormerTab(sheet, each))),
                ),
              ),
            ),
      ),
      TE.map((reservations) => ({ isMarked: reservations.some(({ isMarked }) => isMarked) })),
      TE.mapLeft(unlessFormer(sheet, round.sheet)),
    )
  }
}
