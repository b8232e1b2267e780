import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import {
  type Batch,
  type MarkerOwner,
  type MarkerState,
  passing,
  type SendFailure,
} from '../../domain/delivery/batch'
import { RESERVED } from '../../domain/delivery/marker'
import { type CallSheets, undecodableAnswer } from './call-sheets'
import { reserveRequests } from './metadata-requests'

type OwnMarker = Pick<Batch, 'id' | 'markerValue'>

const FoundMarker = t.type({ metadataId: t.number, metadataValue: t.string })
const Updated = t.type({ replies: t.array(t.UnknownRecord) })
const MarkerReply = t.type({
  createDeveloperMetadata: t.type({ developerMetadata: t.type({ metadataId: t.number }) }),
})

/** Whether the response names the created marker: a proxy may answer 200 without having reached the service. */
const names =
  (id: number) =>
  (reply: unknown): boolean =>
    MarkerReply.is(reply) && reply.createDeveloperMetadata.developerMetadata.metadataId === id

const whose =
  ({ id, markerValue }: OwnMarker) =>
  (body: unknown): E.Either<SendFailure, MarkerOwner> => {
    if (!FoundMarker.is(body) || body.metadataId !== id) return E.left(undecodableAnswer())
    return E.right(body.metadataValue === markerValue ? 'ours' : 'foreign')
  }

const ABSENT = Symbol('absent')

export type SpreadsheetCalls = ReturnType<typeof createSpreadsheetCalls>

/** Calls on one spreadsheet. */
export const createSpreadsheetCalls = (callSheets: CallSheets, id: string) => {
  const spreadsheet = encodeURIComponent(id)

  const update = (body: unknown): TE.TaskEither<SendFailure, t.TypeOf<typeof Updated>> =>
    pipe(
      callSheets({ path: `${spreadsheet}:batchUpdate`, body }),
      TE.chainEitherKW((answer) => pipe(Updated.decode(answer), E.mapLeft(undecodableAnswer))),
    )

  const updateWithMarker = (id: number, body: unknown): TE.TaskEither<SendFailure, void> =>
    pipe(
      update(body),
      TE.chainEitherKW(({ replies }) =>
        replies.some(names(id)) ? E.right(undefined) : E.left(undecodableAnswer()),
      ),
    )

  const reserve = ({ id, markerValue }: OwnMarker): TE.TaskEither<SendFailure, MarkerOwner> =>
    pipe(
      updateWithMarker(id, reserveRequests(id, markerValue.length)),
      TE.bimap(
        (failure): SendFailure =>
          failure.tag === 'refused' ? passing('the spreadsheet takes no further mark') : failure,
        () => 'absent',
      ),
    )

  const claimId = (marker: OwnMarker): TE.TaskEither<SendFailure, MarkerOwner> =>
    pipe(
      callSheets({ path: `${spreadsheet}/developerMetadata/${marker.id}` }),
      TE.orElse((failure) =>
        failure.status === 404 ? TE.right<SendFailure, unknown>(ABSENT) : TE.left(failure),
      ),
      TE.chain((found) => (found === ABSENT ? reserve(marker) : TE.fromEither(whose(marker)(found)))),
    )

  const reserveId = (id: number): TE.TaskEither<SendFailure, MarkerState> =>
    pipe(
      claimId({ id, markerValue: RESERVED }),
      TE.map((marker) => ({ isMarked: marker !== 'foreign' })),
    )

  return { update, updateWithMarker, claimId, reserveId }
}
