import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Batch, Marker, SendFailure } from '../../../domain/delivery/batch'
import type { SheetSource } from '../../../domain/site/sheet-source'
import type { KeptRegistration } from '../../../ports/read-registrations'
import type { ReserveWrite } from '../../../ports/reserve-write'
import { appendRequests, fenceRequests, markerValue, pruneRequests } from './batch-requests'
import type { CallSheets } from './call-sheets'

type SendDeps = {
  readonly callSheets: CallSheets
  readonly reserveWrite: ReserveWrite
  readonly sheet: SheetSource
  readonly installation: string
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

const Tabs = t.type({
  sheets: t.array(t.type({ properties: t.type({ sheetId: t.number, title: t.string }) })),
})
const FoundMarker = t.type({ metadataValue: t.string })

const Appended = t.type({ replies: t.array(t.UnknownRecord) })
const MarkerReply = t.type({
  createDeveloperMetadata: t.type({ developerMetadata: t.type({ metadataId: t.number }) }),
})

/** Whatever else answers 200 on the way, only the service itself names the mark it has set. */
const tells =
  (batchId: number) =>
  (reply: unknown): boolean =>
    MarkerReply.is(reply) && reply.createDeveloperMetadata.developerMetadata.metadataId === batchId

const unreadable = (): SendFailure => ({
  tag: 'passing',
  reason: 'the answer makes no sense',
  retryAfterMs: null,
})

/** The number of the tab that bears the configured name. */
const findTab = ({ callSheets, sheet }: SendDeps): TE.TaskEither<SendFailure, number> =>
  pipe(
    callSheets({ path: `${encodeURIComponent(sheet.id)}?fields=sheets.properties(sheetId,title)` }),
    TE.chainEitherKW((body) => pipe(Tabs.decode(body), E.mapLeft(unreadable))),
    TE.chainEitherKW(({ sheets }) =>
      pipe(
        sheets.find(({ properties }) => properties.title === sheet.name),
        E.fromNullable<SendFailure>({
          tag: 'forbidden',
          reason: 'the spreadsheet has no tab of the configured name',
        }),
        E.map(({ properties }) => properties.sheetId),
      ),
    ),
  )

const turn = ({ reserveWrite, now, wait }: SendDeps): TE.TaskEither<SendFailure, void> =>
  pipe(
    reserveWrite,
    TE.mapLeft(({ reason }): SendFailure => ({ tag: 'passing', reason, retryAfterMs: null })),
    TE.chainTaskK((slot) => () => wait(Math.max(0, slot - now()))),
  )

/** Takes a sheet and the means to call it, gives the calls about batches: sending one, asking whose its mark is, removing marks. */
export const createSendBatch = (deps: SendDeps) => {
  let tab: number | null = null
  const tabId = (): TE.TaskEither<SendFailure, number> =>
    tab !== null
      ? TE.right(tab)
      : pipe(
          findTab(deps),
          TE.map((found) => {
            tab = found
            return found
          }),
        )

  const post = (sheetId: number, batch: Batch<KeptRegistration>): TE.TaskEither<SendFailure, void> =>
    pipe(
      deps.callSheets({
        path: `${encodeURIComponent(deps.sheet.id)}:batchUpdate`,
        body: appendRequests(sheetId, deps.installation, batch),
      }),
      TE.chainEitherKW((body) =>
        pipe(
          Appended.decode(body),
          E.filterOrElseW(({ replies }) => replies.some(tells(batch.id)), unreadable),
          E.bimap(unreadable, () => undefined),
        ),
      ),
    )

  /** A tab that was deleted and made anew has another number: that is no fault of the rows. */
  const unlessMoved = (sheetId: number, failure: SendFailure): TE.TaskEither<SendFailure, void> => {
    if (failure.tag !== 'refused') return TE.left(failure)
    tab = null
    return pipe(
      tabId(),
      TE.chain((found) =>
        TE.left<SendFailure, void>(
          found === sheetId
            ? failure
            : { tag: 'passing', reason: 'the tab was made anew', retryAfterMs: null },
        ),
      ),
    )
  }

  const sendBatch = (batch: Batch<KeptRegistration>): TE.TaskEither<SendFailure, void> =>
    pipe(
      tabId(),
      TE.chainFirst(() => turn(deps)),
      TE.chain((sheetId) =>
        pipe(
          post(sheetId, batch),
          TE.orElse((failure) => unlessMoved(sheetId, failure)),
        ),
      ),
    )

  /** Before its rows go under another number, the old one is used up: a call that comes late is refused then. */
  const spendNumber = (batchId: number): TE.TaskEither<SendFailure, Marker> =>
    pipe(
      turn(deps),
      TE.chainW(() =>
        deps.callSheets({
          path: `${encodeURIComponent(deps.sheet.id)}:batchUpdate`,
          body: fenceRequests(batchId),
        }),
      ),
      TE.bimap(
        (failure): SendFailure =>
          failure.tag === 'refused' ? { ...failure, tag: 'passing', retryAfterMs: null } : failure,
        () => 'absent',
      ),
    )

  const readMarker = (batch: Batch<KeptRegistration>): TE.TaskEither<SendFailure, Marker> =>
    pipe(
      deps.callSheets({ path: `${encodeURIComponent(deps.sheet.id)}/developerMetadata/${batch.id}` }),
      TE.map((body): Marker => {
        const found = FoundMarker.decode(body)
        return E.isRight(found) && found.right.metadataValue === markerValue(deps.installation, batch)
          ? 'ours'
          : 'foreign'
      }),
      TE.orElse((failure) =>
        failure.status === 404 ? spendNumber(batch.id) : TE.left<SendFailure, Marker>(failure),
      ),
    )

  const removeMarkers = (batchIds: ReadonlyArray<number>): TE.TaskEither<SendFailure, void> =>
    pipe(
      turn(deps),
      TE.chainW(() =>
        deps.callSheets({
          path: `${encodeURIComponent(deps.sheet.id)}:batchUpdate`,
          body: pruneRequests(batchIds),
        }),
      ),
      TE.map(() => undefined),
    )

  return { sendBatch, readMarker, removeMarkers }
}
