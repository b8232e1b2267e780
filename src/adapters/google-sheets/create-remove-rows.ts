import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Reservation, SendFailure } from '../../domain/delivery/batch'
import { type Doubt, doubtReason } from '../../domain/delivery/doubt'
import {
  createRowSorter,
  type FoundRows,
  type Removal,
  type RemovalRound,
} from '../../domain/delivery/removal'
import { findColumns, type SheetLayout } from '../../domain/delivery/sheet-layout'
import type { Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { CallSheets } from './call-sheets'
import { captureRequests, captureTitle, isCaptureOf, returnRequests } from './capture-requests'
import { createMarkedCalls } from './marked-calls'
import { doubtful, type OpenTab, openTabs, unlessFormer } from './open-tab'
import { readHead } from './read-head'
import { readRows } from './read-rows'
import type { Tab } from './read-tabs'

type RemoveDeps = {
  readonly target: Target
  readonly sheet: SheetSource
  readonly callSheets: CallSheets
  readonly markPhone: (phone: string) => string
}

const passing = (reason: string): SendFailure => ({ tag: 'passing', reason, retryAfterMs: null })

/** Staff mend what is unsure about single rows while the sheet goes on. */
const asking = (doubt: Doubt): SendFailure => passing(doubtReason(doubt))

const DEFAULT_COLUMNS = 26

type Place = OpenTab & { readonly layout: SheetLayout }

export const createRemoveRows = ({ target, sheet, callSheets, markPhone }: RemoveDeps) => {
  const open = openTabs(callSheets, sheet)

  const withLayout = (found: OpenTab): TE.TaskEither<SendFailure, Place> =>
    pipe(
      readHead(callSheets, found.spreadsheet, found.tab.title),
      TE.filterOrElse(
        ({ sheetId }) => sheetId === found.tab.sheetId,
        () => passing('the tab was made anew'),
      ),
      TE.chainEitherK(({ head }) => pipe(findColumns(target, head), E.mapLeft(doubtful))),
      TE.map((layout) => ({ ...found, layout })),
    )

  /** Collects what the removals mean of a tab's rows; returns the number of calls that it took. */
  const sortTab = (
    { spreadsheet, layout }: Place,
    tab: Tab,
    removals: ReadonlyArray<Removal>,
  ): TE.TaskEither<SendFailure, { readonly found: FoundRows; readonly calls: number }> => {
    const sorter = createRowSorter(removals, markPhone)
    return pipe(
      readRows(callSheets, spreadsheet, tab, layout, sorter.add),
      TE.map((calls) => ({ found: sorter.found(), calls })),
    )
  }

  return (round: RemovalRound): TE.TaskEither<SendFailure, Reservation> => {
    const { removals } = round

    /** Reads a long tab twice if nothing was found: somebody may have sorted it between two pieces. */
    const findRows = (place: Place): TE.TaskEither<SendFailure, FoundRows> =>
      pipe(
        sortTab(place, place.tab, removals),
        TE.chain(({ found, calls }) =>
          found.meant.length === 0 && calls > 1 ? sortTab(place, place.tab, removals) : TE.right({ found }),
        ),
        TE.chainFirst(() =>
          pipe(
            open(round.sheet),
            TE.filterOrElse(
              (after) =>
                after.some(({ tab }) => tab.sheetId === place.tab.sheetId && tab.title === place.tab.title),
              () => passing('the tab was made anew'),
            ),
          ),
        ),
        TE.map(({ found }) => found),
      )

    /** Puts back what the removals did not mean, and deletes the hidden tab. */
    const settleCapture =
      (place: Place) =>
      (capture: Tab): TE.TaskEither<SendFailure, unknown> =>
        pipe(
          sortTab({ ...place, layout: { ...place.layout, headingRow: -1 } }, capture, removals),
          TE.chain(({ found: { meant } }) => {
            const rows = Array.from({ length: capture.rows ?? 0 }, (_, row) => row)
            const body = returnRequests({
              capture: capture.sheetId,
              sheetId: place.tab.sheetId,
              rows: rows.filter((row) => !meant.includes(row)),
              at: place.layout.headingRow + 1,
              width: capture.columns ?? DEFAULT_COLUMNS,
            })
            return createMarkedCalls(callSheets, place.spreadsheet).update(body)
          }),
        )

    const captures = ({ tabs, tab }: OpenTab): ReadonlyArray<Tab> =>
      tabs.filter(({ title }) => isCaptureOf(tab.sheetId)(title))

    const settleCaptures = (place: Place): TE.TaskEither<SendFailure, unknown> =>
      pipe(captures(place), TE.traverseSeqArray(settleCapture(place)))

    let isIdUsed = false

    /** A round deletes in one tab, because its id serves once: a second tab waits for the next round. */
    const deleteRows = (place: Place, rows: ReadonlyArray<number>): TE.TaskEither<SendFailure, unknown> => {
      if (isIdUsed) return TE.left(passing('rows of an erased person are left'))
      isIdUsed = true
      const { sheetId, columns } = place.tab
      const width = columns ?? DEFAULT_COLUMNS
      const title = captureTitle(sheetId, round.id)
      return pipe(
        createMarkedCalls(callSheets, place.spreadsheet).updateWithMark(
          round.id,
          captureRequests({ id: round.id, sheetId, rows, width }),
        ),
        TE.chain(() => settleCapture(place)({ sheetId: round.id, title, rows: rows.length, columns: width })),
      )
    }

    const requireDone = ({ meant, undated, unnumbered }: FoundRows): E.Either<SendFailure, void> => {
      if (meant.length > 0) return E.left(passing('rows of an erased person are left'))
      if (undated.length > 0) return E.left(doubtful({ tag: 'rowsUndated', rows: undated }))
      return unnumbered.length === 0
        ? E.right(undefined)
        : E.left(asking({ tag: 'rowsUnnumbered', rows: unnumbered }))
    }

    const removeFrom = (place: Place): TE.TaskEither<SendFailure, Reservation> =>
      pipe(
        settleCaptures(place),
        TE.chain(() => findRows(place)),
        TE.chain((found) =>
          found.meant.length === 0
            ? pipe(
                requireDone(found),
                E.map(() => ({ isMarked: false })),
                TE.fromEither,
              )
            : pipe(
                deleteRows(place, found.meant),
                TE.chain(() => findRows(place)),
                TE.chainEitherK(requireDone),
                TE.map(() => ({ isMarked: true })),
              ),
        ),
      )

    return pipe(
      open(round.sheet),
      TE.chain(TE.traverseSeqArray((found) => pipe(withLayout(found), TE.chain(removeFrom)))),
      TE.map((reservations) => ({ isMarked: reservations.some(({ isMarked }) => isMarked) })),
      TE.mapLeft(unlessFormer(sheet, round.sheet)),
    )
  }
}
