import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import { type CallSheets, undecodableAnswer } from './call-sheets'

const Optional = t.union([t.number, t.undefined])
const Grid = t.partial({ gridProperties: t.type({ rowCount: Optional, columnCount: Optional }) })
const Tabs = t.type({
  properties: t.union([t.partial({ locale: t.string }), t.undefined]),
  sheets: t.array(
    t.type({ properties: t.intersection([t.type({ sheetId: t.number, title: t.string }), Grid]) }),
  ),
})

/** `rows` and `columns`: the size of the grid, most of which may be empty; null if the service omits it. */
export type Tab = {
  readonly sheetId: number
  readonly title: string
  readonly rows: number | null
  readonly columns: number | null
  /** Whether the spreadsheet reads `05/12` as the 12th of May, by its locale. */
  readonly isMonthFirst: boolean
}

/** Locales in which a date that is typed has its month first. */
const MONTH_FIRST = /^(?:en_US|en_PH|en_CA|en_PR|es_PR|es_US|fil_PH)$/

const FIELDS = 'properties.locale,sheets.properties(sheetId,title,gridProperties(rowCount,columnCount))'

/** All tabs of a spreadsheet with their size. */
export const readTabs = (
  callSheets: CallSheets,
  spreadsheet: string,
): TE.TaskEither<SendFailure, ReadonlyArray<Tab>> =>
  pipe(
    callSheets({ path: `${encodeURIComponent(spreadsheet)}?fields=${FIELDS}` }),
    TE.chainEitherKW((body) => pipe(Tabs.decode(body), E.mapLeft(undecodableAnswer))),
    TE.map(({ properties: book, sheets }) =>
      sheets.map(({ properties: { sheetId, title, gridProperties } }) => ({
        sheetId,
        title,
        rows: gridProperties?.rowCount ?? null,
        columns: gridProperties?.columnCount ?? null,
        isMonthFirst: MONTH_FIRST.test(book?.locale ?? ''),
      })),
    ),
  )
