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
  openTabs,
  tabName,
  tabWithColumns,
  unlessFormer,
  unlessFormerTab,
} from './open-tab'
import { readTabs } from './read-tabs'
import { createReturnRows } from './return-rows'
import { createSpreadsheetCalls } from './spreadsheet-calls'

type RemoveDeps = {
  readonly target: Target
  readonly sheet: SheetSource
  readonly callSheets: CallSheets
  readonly hashPhone: (phone: string) => string
}

/** The failure for a doubt about single rows; it delays the removal without halting the sheet. */
const delayedByDoubt = (doubt: Doubt): SendFailure => passing(doubtReason(doubt))

const requireDone = (
  mapped: MappedTab,
  { toDelete, undated, unnumbered }: FoundRows,
): E.Either<SendFailure, void> => {
  const tab = tabWithColumns(tabName(mapped), mapped.layout)
  if (toDelete.length > 0) return E.left(rowsRemain())
  if (undated.length > 0) return E.left(doubtful({ tag: 'rowsUndated', rows: undated, tab }))
  return unnumbered.length === 0
    ? E.right(undefined)
    : E.left(delayedByDoubt({ tag: 'rowsUnnumbered', rows: unnumbered, tab }))
}

/**
 * Deletes the rows of erased persons from one sheet, puts back rows of others that were hit, and reads again until none is
 * left (P-004). Postpones or halts with a doubt where it is unsure.
 */
export const createRowRemover = ({ target, sheet, callSheets, hashPhone }: RemoveDeps) => {
  const open = openTabs(callSheets, sheet)
  const mapping = createMapTab(callSheets, target)
  const { mapTab, mapAgain } = mapping
  const { returnRows, returnAll } = createReturnRows(callSheets)
  const update = (spreadsheet: string, body: unknown): TE.TaskEither<SendFailure, unknown> =>
    createSpreadsheetCalls(callSheets, spreadsheet).update(body)

  /** Deletes the hidden copies of a tab that staff deleted. */
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

  return (round: RemovalRound): TE.TaskEither<SendFailure, MarkerState> => {
    const rowFinder = createRowFinder(mapping, () => createRowClassifier(round.removals, hashPhone))
    const deleteRows = createDeleteRows(callSheets, mapping, { ...rowFinder, returnRows, id: round.id })
    const { findRows } = rowFinder

    const removeFrom = (mapped: MappedTab): TE.TaskEither<SendFailure, MarkerState> =>
      pipe(
        findRows(mapped),
        TE.chain((found) =>
          found.toDelete.length === 0
            ? TE.right({ mapped, found, isMarked: false })
            : pipe(
                deleteRows(mapped, found.toDelete),
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

    const clean = (mapped: MappedTab): TE.TaskEither<SendFailure, MarkerState> =>
      capturesIn(mapped.tabs, mapped.tab).length === 0
        ? removeFrom(mapped)
        : pipe(
            returnAll(mapped),
            TE.chain(() => TE.left(rowsRemain())),
          )

    return pipe(
      open(round.sheet),
      TE.chain((found) =>
        found.length === 0
          ? pipe(
              dropCaptures(round.sheet?.spreadsheet ?? sheet.id),
              TE.map(() => [{ isMarked: false }] as ReadonlyArray<MarkerState>),
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
