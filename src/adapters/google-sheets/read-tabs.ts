import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import { type CallSheets, unreadable } from './call-sheets'

const Optional = t.union([t.number, t.undefined])
const Grid = t.partial({ gridProperties: t.type({ rowCount: Optional, columnCount: Optional }) })
const Tabs = t.type({
  sheets: t.array(
    t.type({ properties: t.intersection([t.type({ sheetId: t.number, title: t.string }), Grid]) }),
  ),
})

/** `rows` and `columns`: the size of the grid, which may be mostly empty; null if the service does not say. */
export type Tab = {
  readonly sheetId: number
  readonly title: string
  readonly rows: number | null
  readonly columns: number | null
}

const FIELDS = 'sheets.properties(sheetId,title,gridProperties(rowCount,columnCount))'

export const readTabs = (
  callSheets: CallSheets,
  spreadsheet: string,
): TE.TaskEither<SendFailure, ReadonlyArray<Tab>> =>
  pipe(
    callSheets({ path: `${encodeURIComponent(spreadsheet)}?fields=${FIELDS}` }),
    TE.chainEitherKW((body) => pipe(Tabs.decode(body), E.mapLeft(unreadable))),
    TE.map(({ sheets }) =>
      sheets.map(({ properties: { sheetId, title, gridProperties } }) => ({
        sheetId,
        title,
        rows: gridProperties?.rowCount ?? null,
        columns: gridProperties?.columnCount ?? null,
      })),
    ),
  )
