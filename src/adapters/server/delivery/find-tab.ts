import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../../domain/delivery/batch'
import type { SheetSource } from '../../../domain/site/sheet-source'
import { type CallSheets, unreadable } from './call-sheets'

const Tabs = t.type({
  sheets: t.array(t.type({ properties: t.type({ sheetId: t.number, title: t.string }) })),
})

const askFor = (callSheets: CallSheets, sheet: SheetSource): TE.TaskEither<SendFailure, number> =>
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

export type KnownTab = ReturnType<typeof createFindTab>

/** Takes the means to call and a sheet, gives what finds the number of the tab that bears its name, asked for once, and what forgets it. */
export const createFindTab = (callSheets: CallSheets, sheet: SheetSource) => {
  let known: number | null = null
  const findTab = (): TE.TaskEither<SendFailure, number> =>
    known !== null
      ? TE.right(known)
      : pipe(
          askFor(callSheets, sheet),
          TE.chainFirstIOK((found) => () => {
            known = found
          }),
        )
  return {
    findTab,
    forgetTab: () => {
      known = null
    },
  }
}
