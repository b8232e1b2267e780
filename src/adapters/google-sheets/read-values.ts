import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../domain/delivery/batch'
import type { SheetRow } from '../../domain/delivery/sheet-content'
import { KINDS, type Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import { type CallSheets, unreadable } from './call-sheets'
import { phonesIn } from './phones-in'
import { wholeTabPath } from './whole-tab-path'

type ReadDeps = {
  readonly callSheets: CallSheets
  readonly target: Target
  readonly sheet: SheetSource
}

/** The service omits `values` for an empty tab. */
const Values = t.type({ range: t.string, values: t.union([t.array(t.array(t.unknown)), t.undefined]) })

export const createReadValues = ({
  callSheets,
  target,
  sheet,
}: ReadDeps): TE.TaskEither<SendFailure, ReadonlyArray<SheetRow>> => {
  const { columns } = KINDS[target]
  const phoneColumn = columns.findIndex(({ kind }) => kind === 'digits')
  const momentColumn = columns.length - 1
  return pipe(
    callSheets({ path: `${wholeTabPath(sheet)}&valueRenderOption=UNFORMATTED_VALUE` }),
    TE.chainEitherKW((body) => pipe(Values.decode(body), E.mapLeft(unreadable))),
    TE.map(({ values = [] }) =>
      values.map((cells) => ({
        moment: String(cells[momentColumn] ?? '').trim(),
        phones: phonesIn(cells[phoneColumn]),
      })),
    ),
  )
}
