import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type Batch, passing, type SendFailure } from '../../domain/delivery/batch'
import type { OpenSheet } from '../../domain/delivery/known-sheet'
import { findAllColumns, type WholeLayout } from '../../domain/delivery/sheet-layout'
import type { Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import { appendRequests } from './batch-requests'
import type { CallSheets } from './call-sheets'
import { insertNewColumns } from './insert-new-columns'
import { tabChanged } from './mapped-tab'
import { markColumns } from './metadata-requests'
import { doubtful, nameProtected, openTabs } from './open-tab'
import { type OpenHead, readHead } from './read-head'
import type { SpreadsheetCalls } from './spreadsheet-calls'

type SendDeps = {
  readonly target: Target
  readonly sheet: SheetSource
  readonly callSheets: CallSheets
  readonly calls: Pick<SpreadsheetCalls, 'update' | 'updateWithMarker'>
  /** Returns once the record is durable. */
  readonly recordSheet: (sheet: OpenSheet, batchId: number) => TE.TaskEither<SendFailure, void>
}

const sentElsewhere = (): SendFailure => ({
  tag: 'refused',
  reason: 'it was sent to another spreadsheet before',
})

/** Makes the failure of a call without rows retryable, so that no row is taken for invalid. */
const asPassing = (failure: SendFailure): SendFailure =>
  failure.tag === 'refused' ? passing(failure.reason) : failure

const columnsKey = ({ head }: OpenHead): string =>
  JSON.stringify(head.marks.map(({ name, column }) => `${name} ${column}`).toSorted())

const isSameTab = (one: OpenHead, other: OpenHead): boolean =>
  one.sheetId === other.sheetId && columnsKey(one) === columnsKey(other)

/** Sends the rows of a batch with its marker in one call (P-002). */
export const createSendBatch = ({ target, sheet, callSheets, calls, recordSheet }: SendDeps) => {
  const open = openTabs(callSheets, sheet)

  /** The failure if the head could not be read: names the tab if it is missing; otherwise the tab was changed meanwhile. */
  const whyUnread = (failure: SendFailure): TE.TaskEither<SendFailure, never> =>
    failure.tag === 'refused'
      ? pipe(
          open(null),
          TE.chain(() => TE.left(tabChanged())),
        )
      : TE.left(failure)

  const openHead: TE.TaskEither<SendFailure, OpenHead> = pipe(
    readHead(callSheets, sheet.id, sheet.name),
    TE.orElseW(whyUnread),
  )

  /**
   * The failure for a refused call. It is retryable if the tab was replaced or its columns were moved meanwhile: then no row is
   * invalid.
   */
  const unlessMoved =
    (sent: OpenHead) =>
    (failure: SendFailure): TE.TaskEither<SendFailure, never> =>
      failure.tag === 'refused'
        ? pipe(
            openHead,
            TE.chain((found) => TE.left(isSameTab(sent, found) ? failure : tabChanged())),
          )
        : TE.left(failure)

  type Mapped = OpenHead & { readonly layout: WholeLayout }

  const layoutOf = ({ head }: OpenHead): TE.TaskEither<SendFailure, WholeLayout> =>
    pipe(TE.fromEither(findAllColumns(target, head)), TE.mapLeft(doubtful))

  const openMapped: TE.TaskEither<SendFailure, Mapped> = pipe(openHead, TE.bind('layout', layoutOf))

  const marking = ({ sheetId, head, layout }: Mapped) => markColumns(sheetId, layout.columns, head.marks)

  /**
   * Marks the columns in a separate call before the first rows, and reads them again: Google refuses rows for a moved column only
   * if the column is marked.
   */
  const withMarks = (found: Mapped): TE.TaskEither<SendFailure, Mapped> =>
    marking(found).length === 0
      ? TE.right(found)
      : pipe(
          calls.update({ requests: marking(found) }),
          TE.orElseW(unlessMoved(found)),
          TE.mapLeft(asPassing),
          TE.chain(() => openMapped),
          TE.filterOrElse((now) => now.sheetId === found.sheetId && marking(now).length === 0, tabChanged),
        )

  const append = (batch: Batch, sent: Mapped): TE.TaskEither<SendFailure, void> => {
    const inserted = insertNewColumns(target, sent.layout, sent.head.marks)
    return pipe(
      calls.updateWithMarker(batch.id, appendRequests(target, sent.sheetId, batch, inserted)),
      TE.orElseW(unlessMoved(sent)),
    )
  }

  const send = (batch: Batch): TE.TaskEither<SendFailure, void> =>
    pipe(
      openMapped,
      TE.chainFirst(({ sheetId }) =>
        recordSheet({ spreadsheet: sheet.id, tab: sheetId, name: sheet.name }, batch.id),
      ),
      TE.chain((found) => (batch.rows.length === 0 ? TE.right(found) : withMarks(found))),
      TE.chain((found) => append(batch, found)),
      TE.mapLeft(nameProtected({ spreadsheet: sheet.id, name: sheet.name })),
    )

  return (batch: Batch): TE.TaskEither<SendFailure, void> =>
    batch.spreadsheet !== null && batch.spreadsheet !== sheet.id ? TE.left(sentElsewhere()) : send(batch)
}
