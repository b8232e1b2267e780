import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { passing, type SendFailure } from '../../domain/delivery/batch'
import type { ServiceFindings } from '../../ports/target-sheets'
import { wholeTabPath } from './a1-range'
import type { CallSheets } from './call-sheets'
import { captureRequests, captureTitle } from './capture-requests'
import { columnDimension, columnMark, markerRequest, pruneRequests, requireColumn } from './metadata-requests'
import { readHead } from './read-head'

const appendRow = (sheetId: number, text: string) => ({
  appendCells: {
    sheetId,
    rows: [{ values: [{ userEnteredValue: { stringValue: text } }] }],
    fields: 'userEnteredValue',
  },
})

const addTab = (title: string) => ({ requests: [{ addSheet: { properties: { title } } }] })

/** The call that appends a row and creates a marker, as a batch does. */
const markedRow = (sheetId: number, text: string, markerId: number) => ({
  requests: [appendRow(sheetId, text), markerRequest(markerId, text)],
})

/** As `markedRow`, with one more request that must fail because its tab does not exist: the service must refuse all of them. */
const brokenRow = (sheetId: number, text: string, markerId: number, missingSheetId: number) => ({
  requests: [...markedRow(sheetId, text, markerId).requests, appendRow(missingSheetId, text)],
})

/** Marks the first column and inserts another before it. */
const movedColumn = (sheetId: number, mark: string) => ({
  requests: [
    columnMark(sheetId, 0, mark),
    { insertDimension: { range: columnDimension(sheetId, 0), inheritFromBefore: false } },
  ],
})

const removeTab = (sheetId: number) => ({ requests: [{ deleteSheet: { sheetId } }] })

export type Trial = { readonly spreadsheetId: string; readonly title: string; readonly markerId: number }

const FIRST = 'lan-mot'
const SECOND = 'lan-hai'
const BROKEN = 'hong'
const COLUMN = 'cot'
/** Added to the id of the first marker; the id of the marker of the copy. */
const CAPTURE = 2
/** Width of the trial tab; more than a new tab has. */
const TRIAL_WIDTH = 40
const FARTHEST_SHEET_ID = 2 ** 31 - 1

const AddedTab = t.type({
  replies: t.readonlyArray(t.type({ addSheet: t.type({ properties: t.type({ sheetId: t.number }) }) })),
})
const FoundMarker = t.type({ metadataValue: t.string })
/** The service omits `values` for an empty tab. */
const Values = t.partial({ values: t.readonlyArray(t.readonlyArray(t.string)) })

const isRefused = (answer: E.Either<SendFailure, unknown>): boolean =>
  E.isLeft(answer) && answer.left.tag === 'refused'

const readTab = (body: unknown): E.Either<SendFailure, number> => {
  const sheetId = AddedTab.is(body) ? body.replies[0]?.addSheet.properties.sheetId : undefined
  return sheetId === undefined ? E.left(passing('the new tab has no number')) : E.right(sheetId)
}

/**
 * Tries on a real spreadsheet, in a tab of its own, what delivery relies on: a marker's id is unique, and a call is applied
 * whole or not at all.
 */
export const tryService = (
  callSheets: CallSheets,
  { spreadsheetId, title, markerId }: Trial,
): TE.TaskEither<SendFailure, ServiceFindings> => {
  const id = encodeURIComponent(spreadsheetId)
  const post = (body: unknown): TE.TaskEither<SendFailure, unknown> =>
    callSheets({ path: `${id}:batchUpdate`, body })
  const get = (path: string) => callSheets({ path: `${id}/${path}` })

  const textsIn = (name: string) =>
    pipe(
      callSheets({ path: wholeTabPath({ id: spreadsheetId, name }) }),
      TE.match(
        () => null,
        (body) => (Values.is(body) ? (body.values ?? []).flat().join('') : null),
      ),
    )

  const tryMarker = async (sheetId: number) => {
    const again = await post(markedRow(sheetId, SECOND, markerId))()
    await post(brokenRow(sheetId, BROKEN, markerId + 1, FARTHEST_SHEET_ID))()
    const own = await get(`developerMetadata/${markerId}`)()
    const broken = await get(`developerMetadata/${markerId + 1}`)()
    const rows = await textsIn(title)()
    return {
      refusesUsedMarker: isRefused(again),
      readsOwnMarker: E.isRight(own) && FoundMarker.is(own.right) && own.right.metadataValue === FIRST,
      leavesNothingOfBrokenCall: E.isLeft(broken) && broken.left.status === 404,
      addsOneRow: rows === FIRST,
    }
  }

  const tryColumnMark = async (sheetId: number) => {
    await post(movedColumn(sheetId, COLUMN))()
    const head = await readHead(callSheets, spreadsheetId, title)()
    const moved = E.isRight(head) ? head.right.head.marks.find(({ name }) => name === COLUMN) : undefined
    const requests = moved === undefined ? [] : requireColumn(sheetId, { ...moved, column: 0 })
    const stale = await post({ requests })()
    return { movesColumnMark: moved?.column === 1, refusesMovedColumn: isRefused(stale) }
  }

  const tryCapture = async (sheetId: number) => {
    const capture = { id: markerId + CAPTURE, sheetId, width: TRIAL_WIDTH }
    await post(captureRequests({ ...capture, rows: [0], columns: new Map(), marks: [] }))()
    const copied = await textsIn(captureTitle(sheetId, capture.id))()
    const left = await textsIn(title)()
    return { copiesDeletedRow: copied === FIRST && left === '' }
  }

  const tryIn = (sheetId: number): TE.TaskEither<SendFailure, ServiceFindings> =>
    pipe(
      post(markedRow(sheetId, FIRST, markerId)),
      TE.chainTaskK(() => async () => ({
        ...(await tryMarker(sheetId)),
        ...(await tryColumnMark(sheetId)),
        ...(await tryCapture(sheetId)),
      })),
    )

  const cleanUp = async (sheetId: number): Promise<void> => {
    for (const id of [markerId, markerId + 1, markerId + CAPTURE]) await post(pruneRequests([id]))()
    for (const tab of [sheetId, markerId + CAPTURE]) await post(removeTab(tab))()
  }

  return pipe(
    post(addTab(title)),
    TE.chainEitherK(readTab),
    TE.chain((sheetId) => () => tryIn(sheetId)().finally(() => cleanUp(sheetId))),
  )
}
