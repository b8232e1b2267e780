import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type MarkerState, passing, type SendFailure } from '../../domain/delivery/batch'
import { type Doubt, doubtReason } from '../../domain/delivery/doubt'
import { createRowClassifier, type FoundRows, type RemovalRound } from '../../domain/delivery/removal'
import type { Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { CallSheets } from './call-sheets'
import { capturesIn, dropRequests } from './capture-requests'
import { createDeleteRows, rowsRemain } from './delete-rows'
import { createRowFinder } from './find-rows'
import { createMapTab, type MappedTab } from './mapped-tab'
import {
  doubtful,
  nameProtected,
  type OpenTab,
  openTabs,
  tabName,
  tabWithColumns,
  unlessFormer,
  unlessFormerTab,
} from './open-tab'
import { readTabs, type Tab } from './read-tabs'
import { createReturnRows } from './return-rows'
import { createSpreadsheetCalls } from './spreadsheet-calls'

type RemoveDeps = {
  readonly target: Target
  readonly sheet: SheetSource
  readonly callSheets: CallSheets
  readonly hashPhone: (phone: string) => string
}

/** A tab as it was when its rows were deleted; `isMarked`: whether the call created its marker. */
type Removed = MarkerState & { readonly mapped: MappedTab; readonly found: FoundRows }

/** The failure for a doubt about single rows; it delays the removal without halting the sheet. */
const delayedByDoubt = (doubt: Doubt): SendFailure => passing(doubtReason(doubt))

const requireDone = (
  mapped: MappedTab,
  { toDelete, undated, withoutPhone }: FoundRows,
): E.Either<SendFailure, void> => {
  const tab = tabWithColumns(tabName(mapped), mapped.layout)
  if (toDelete.length > 0) return E.left(rowsRemain())
  if (undated.length > 0) return E.left(doubtful({ tag: 'rowsUndated', rows: undated, tab }))
  return withoutPhone.length === 0
    ? E.right(undefined)
    : E.left(delayedByDoubt({ tag: 'rowsUnnumbered', rows: withoutPhone, tab }))
}

/**
 * Deletes the rows of erased persons from one sheet, puts back rows of others that were deleted with them, and repeats until it
 * finds none (P-004). In doubt, postpones the removal or halts the sheet.
 */
export const createRowRemover = ({ target, sheet, callSheets, hashPhone }: RemoveDeps) => {
  const open = openTabs(callSheets, sheet)
  const mapping = createMapTab(callSheets, target)
  const { mapTab, mapAgain } = mapping
  const { returnRows, returnAll } = createReturnRows(callSheets)
  const update = (spreadsheet: string, body: unknown): TE.TaskEither<SendFailure, unknown> =>
    createSpreadsheetCalls(callSheets, spreadsheet).update(body)

  const dropAll = (spreadsheet: string, captures: ReadonlyArray<Tab>): TE.TaskEither<SendFailure, unknown> =>
    captures.length === 0
      ? TE.right(undefined)
      : update(spreadsheet, dropRequests(captures.map(({ sheetId }) => sheetId)))

  /** Deletes the hidden copies of a tab that staff deleted. */
  const dropCaptures = (spreadsheet: string): TE.TaskEither<SendFailure, ReadonlyArray<MarkerState>> =>
    pipe(
      readTabs(callSheets, spreadsheet),
      TE.chain((tabs) => dropAll(spreadsheet, capturesIn(tabs, null))),
      TE.map(() => []),
    )

  /** Puts back the rows that an interrupted removal left in hidden tabs, then ends this attempt: the next round removes. */
  const putBack = (mapped: MappedTab): TE.TaskEither<SendFailure, never> =>
    pipe(
      returnAll(mapped),
      TE.chain(() => TE.left(rowsRemain())),
    )

  return (round: RemovalRound): TE.TaskEither<SendFailure, MarkerState> => {
    const rowFinder = createRowFinder(mapping, () => createRowClassifier(round.removals, hashPhone))
    const deleteRows = createDeleteRows(callSheets, mapping, { ...rowFinder, returnRows, id: round.id })
    const { findRows } = rowFinder

    const lookAgain = (mapped: MappedTab): TE.TaskEither<SendFailure, Removed> =>
      pipe(
        mapAgain(mapped),
        TE.bindTo('mapped'),
        TE.bind('found', (now) => findRows(now.mapped)),
        TE.let('isMarked', () => true),
      )

    const deleteFound =
      (mapped: MappedTab) =>
      (found: FoundRows): TE.TaskEither<SendFailure, Removed> =>
        found.toDelete.length === 0
          ? TE.right({ mapped, found, isMarked: false })
          : pipe(
              deleteRows(mapped, found.toDelete),
              TE.chain(() => lookAgain(mapped)),
            )

    const removeFrom = (mapped: MappedTab): TE.TaskEither<SendFailure, MarkerState> =>
      pipe(
        findRows(mapped),
        TE.chain(deleteFound(mapped)),
        TE.chainFirstEitherK((removed) => requireDone(removed.mapped, removed.found)),
        TE.map(({ isMarked }) => ({ isMarked })),
      )

    const cleanTab = (found: OpenTab): TE.TaskEither<SendFailure, MarkerState> =>
      pipe(
        mapTab(found),
        TE.chain((mapped) =>
          capturesIn(mapped.tabs, mapped.tab).length === 0 ? removeFrom(mapped) : putBack(mapped),
        ),
        TE.mapLeft(flow(nameProtected(tabName(found)), unlessFormerTab(sheet, found))),
      )

    return pipe(
      open(round.sheet),
      TE.chain((tabs) =>
        tabs.length === 0
          ? dropCaptures(round.sheet?.spreadsheet ?? sheet.id)
          : TE.traverseSeqArray(cleanTab)(tabs),
      ),
      TE.map((cleaned) => ({ isMarked: cleaned.some(({ isMarked }) => isMarked) })),
      TE.mapLeft(unlessFormer(sheet, round.sheet)),
    )
  }
}
