import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import type { SheetContent } from '../../domain/delivery/sheet-content'
import type { SheetSource } from '../../domain/site/sheet-source'
import { MARKER_KEY } from './batch-requests'
import { type CallSheets, unreadable } from './call-sheets'
import type { KnownTab } from './find-tab'
import type { createReadValues } from './read-values'

type ReadDeps = {
  readonly callSheets: CallSheets
  readonly sheet: SheetSource
  readonly tab: Pick<KnownTab, 'findTabAnew'>
  readonly readValues: ReturnType<typeof createReadValues>
}

const Mark = t.type({ metadataId: t.number, metadataKey: t.string, metadataValue: t.string })

/** The service omits an empty list. */
const Marks = t.type({ developerMetadata: t.union([t.readonlyArray(Mark), t.undefined]) })

const FIELDS = 'developerMetadata(metadataId,metadataKey,metadataValue)'

/** A missing tab fails as `forbidden`, not `refused`. */
export const createReadSheet = ({
  callSheets,
  sheet,
  tab: { findTabAnew },
  readValues,
}: ReadDeps): TE.TaskEither<SendFailure, SheetContent> => {
  const readMarks: TE.TaskEither<SendFailure, SheetContent['marks']> = pipe(
    callSheets({ path: `${encodeURIComponent(sheet.id)}?fields=${FIELDS}` }),
    TE.chainEitherKW((body) => pipe(Marks.decode(body), E.mapLeft(unreadable))),
    TE.map(({ developerMetadata = [] }) =>
      developerMetadata
        .filter(({ metadataKey }) => metadataKey === MARKER_KEY)
        .map(({ metadataId, metadataValue }) => ({ id: metadataId, mark: metadataValue })),
    ),
  )
  return pipe(
    findTabAnew,
    TE.chain(() => readMarks),
    TE.bindTo('marks'),
    TE.bind('rows', () => readValues),
  )
}
