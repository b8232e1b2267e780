import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import type { SheetHead } from '../../domain/delivery/sheet-evidence'
import { HEAD_ROWS } from '../../domain/delivery/sheet-layout'
import { tabRange } from './a1-range'
import { type CallSheets, undecodableAnswer } from './call-sheets'
import { COLUMN_KEY } from './metadata-requests'

const Text = t.union([t.string, t.undefined])
const Mark = t.type({ metadataId: t.number, metadataKey: t.string, metadataValue: Text })
/** The service omits empty lists, rows and cells. */
const Data = t.partial({
  rowData: t.array(t.partial({ values: t.array(t.partial({ formattedValue: t.string })) })),
  columnMetadata: t.array(t.partial({ developerMetadata: t.array(Mark) })),
})
const Heads = t.type({
  sheets: t.array(
    t.intersection([
      t.type({ properties: t.type({ sheetId: t.number, title: t.string }) }),
      t.partial({ data: t.array(Data) }),
    ]),
  ),
})

const FIELDS =
  'sheets(properties(sheetId,title),data(rowData.values.formattedValue,columnMetadata.developerMetadata(metadataId,metadataKey,metadataValue)))'

export type OpenHead = { readonly sheetId: number; readonly head: SheetHead }

const headOf = ({ rowData = [], columnMetadata = [] }: t.TypeOf<typeof Data>): SheetHead => ({
  rows: rowData
    .slice(0, HEAD_ROWS)
    .map(({ values = [] }) => values.map(({ formattedValue = '' }) => formattedValue)),
  marks: columnMetadata.flatMap(({ developerMetadata = [] }, column) =>
    developerMetadata.flatMap(({ metadataId, metadataKey, metadataValue }) =>
      metadataKey === COLUMN_KEY && metadataValue !== undefined
        ? [{ id: metadataId, column, name: metadataValue }]
        : [],
    ),
  ),
})

/** Reads the first rows of a tab as shown, and the marks on its columns. A missing tab fails as `refused`. */
export const readHead = (
  callSheets: CallSheets,
  spreadsheet: string,
  title: string,
): TE.TaskEither<SendFailure, OpenHead> =>
  pipe(
    callSheets({
      path: `${encodeURIComponent(spreadsheet)}?ranges=${encodeURIComponent(tabRange(title, `1:${HEAD_ROWS}`))}&fields=${FIELDS}`,
    }),
    TE.chainEitherKW((body) => pipe(Heads.decode(body), E.mapLeft(undecodableAnswer))),
    TE.chainEitherKW(({ sheets }) => {
      const found = sheets.find(({ properties }) => properties.title === title)
      return found === undefined
        ? E.left<SendFailure>({ tag: 'refused', reason: 'the spreadsheet has no tab of the configured name' })
        : E.right({ sheetId: found.properties.sheetId, head: headOf(found.data?.[0] ?? {}) })
    }),
  )
