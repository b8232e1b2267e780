import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import type { SheetSource } from '../../domain/site/sheet-source'
import type { Now } from '../../ports/now'
import { type CallSheets, unreadable } from './call-sheets'

/** How long a sheetId is cached, in ms; staff may rename the tab and create another. */
const KNOWN_MS = 60_000

const Tabs = t.type({
  sheets: t.array(t.type({ properties: t.type({ sheetId: t.number, title: t.string }) })),
})

type TabDeps = { readonly callSheets: CallSheets; readonly sheet: SheetSource; readonly now: Now }

const askFor = ({ callSheets, sheet }: TabDeps): TE.TaskEither<SendFailure, number> =>
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

export const createFindTab = (deps: TabDeps) => {
  let known: { readonly sheetId: number; readonly until: number } | null = null
  const findTabAnew: TE.TaskEither<SendFailure, number> = pipe(
    askFor(deps),
    TE.chainFirstIOK((sheetId) => () => {
      known = { sheetId, until: deps.now() + KNOWN_MS }
    }),
  )
  return {
    findTabAnew,
    findTab: (): TE.TaskEither<SendFailure, number> =>
      known !== null && deps.now() < known.until ? TE.right(known.sheetId) : findTabAnew,
  }
}
