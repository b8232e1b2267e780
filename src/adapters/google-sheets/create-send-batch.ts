import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Batch, SendFailure } from '../../domain/delivery/batch'
import type { OpenSheet } from '../../domain/delivery/known-sheet'
import { findAllColumns } from '../../domain/delivery/sheet-layout'
import type { Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import { appendRequests } from './batch-requests'
import type { CallSheets } from './call-sheets'
import { insertNewColumns } from './insert-new-columns'
import { changed } from './mapped-tab'
import type { MarkedCalls } from './marked-calls'
import { doubtful, nameProtected, openTabs } from './open-tab'
import { type OpenHead, readHead } from './read-head'

type SendDeps = {
  readonly target: Target
  readonly sheet: SheetSource
  readonly callSheets: CallSheets
  readonly calls: Pick<MarkedCalls, 'updateWithMarker'>
  /** Durable before it returns. */
  readonly noteSheet: (sheet: OpenSheet, batchId: number) => TE.TaskEither<SendFailure, void>
}

const sentElsewhere = (): SendFailure => ({
  tag: 'refused',
  reason: 'it was sent to another spreadsheet before',
})

const columnsOf = ({ head }: OpenHead): string =>
  JSON.stringify(head.marks.map(({ mark, column }) => `${mark} ${column}`).toSorted())

const isSameTab = (one: OpenHead, other: OpenHead): boolean =>
  one.sheetId === other.sheetId && columnsOf(one) === columnsOf(other)

/** Sends the rows of a batch with its marker in one call (P-002). */
export const createSendBatch = ({ target, sheet, callSheets, calls, noteSheet }: SendDeps) => {
  const open = openTabs(callSheets, sheet)

  /** Reads the head of the configured tab; a failure states whether the tab is missing. */
  const openHead: TE.TaskEither<SendFailure, OpenHead> = pipe(
    readHead(callSheets, sheet.id, sheet.name),
    TE.orElse((refused) =>
      refused.tag === 'refused'
        ? pipe(
            open(null),
            TE.chain(() => TE.left(changed())),
          )
        : TE.left(refused),
    ),
  )

  /** A refusal does not mean that a row is invalid if the tab was created again or its columns were moved meanwhile. */
  const unlessMoved =
    (sent: OpenHead) =>
    (failure: SendFailure): TE.TaskEither<SendFailure, void> =>
      failure.tag === 'refused'
        ? pipe(
            openHead,
            TE.chain((found) => TE.left(isSameTab(sent, found) ? failure : changed())),
          )
        : TE.left(failure)

  const sendTo = (batch: Batch, sent: OpenHead): TE.TaskEither<SendFailure, void> => {
    const { sheetId, head } = sent
    return pipe(
      findAllColumns(target, head),
      TE.fromEither,
      TE.mapLeft(doubtful),
      TE.map((layout) =>
        appendRequests(target, sheetId, batch, insertNewColumns(target, layout, head.marks)),
      ),
      TE.chainFirst(() => noteSheet({ spreadsheet: sheet.id, tab: sheetId, name: sheet.name }, batch.id)),
      TE.chain((requests) => calls.updateWithMarker(batch.id, requests)),
      TE.orElse(unlessMoved(sent)),
      TE.mapLeft(nameProtected({ spreadsheet: sheet.id, name: sheet.name })),
    )
  }

  return (batch: Batch): TE.TaskEither<SendFailure, void> =>
    batch.spreadsheet !== null && batch.spreadsheet !== sheet.id
      ? TE.left(sentElsewhere())
      : pipe(
          openHead,
          TE.chain((found) => sendTo(batch, found)),
        )
}
