import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Reservation, SendFailure } from '../../domain/delivery/batch'
import type { Removal, RemovalRound } from '../../domain/delivery/removal'
import { KINDS, type Target } from '../../domain/registration/registration'
import type { SheetSource } from '../../domain/site/sheet-source'
import { deleteRowRequests } from './batch-requests'
import { type CallSheets, unreadable } from './call-sheets'
import type { KnownTab } from './find-tab'
import type { MarkedCalls } from './marked-calls'
import { wholeTabPath } from './whole-tab-path'

type RemoveDeps = {
  readonly callSheets: CallSheets
  readonly calls: Pick<MarkedCalls, 'updateWithMark'>
  readonly tab: Pick<KnownTab, 'findTabAnew'>
  readonly target: Target
  readonly sheet: SheetSource
  readonly markPhone: (phone: string) => string
}

/** The service omits `values` for an empty tab. */
const Values = t.type({ range: t.string, values: t.union([t.array(t.array(t.unknown)), t.undefined]) })

const again = (reason: string): SendFailure => ({ tag: 'passing', reason, retryAfterMs: null })

/** Length of the shortest phone number without its leading 0. */
const WITHOUT_ZERO = 9

/** Without the sign the digits may be another person's number. */
const COUNTRY_CODE = /^\s*\+84/

const digitsIn = (text: string): ReadonlyArray<string> => [
  text.replace(COUNTRY_CODE, '0').replace(/\D/g, ''),
  ...(text.match(/\d{9,}/g) ?? []),
]

/** The phone numbers of a cell, also without their leading 0, which spreadsheet programs remove, and with the country's code. */
const phonesIn = (cell: unknown): ReadonlyArray<string> =>
  digitsIn(String(cell ?? '')).flatMap((digits) => [
    digits,
    ...(typeof cell === 'number' || digits.length === WITHOUT_ZERO ? [`0${digits}`] : []),
  ])

type FoundRows = { readonly sheetId: number; readonly rows: ReadonlyArray<number> }

export const createRemoveRows = ({
  callSheets,
  calls,
  tab: { findTabAnew },
  target,
  sheet,
  markPhone,
}: RemoveDeps) => {
  const column = KINDS[target].columns.findIndex(({ kind }) => kind === 'digits')

  const readRows = (marks: ReadonlySet<string>): TE.TaskEither<SendFailure, ReadonlyArray<number>> =>
    pipe(
      callSheets({ path: `${wholeTabPath(sheet)}&valueRenderOption=UNFORMATTED_VALUE` }),
      TE.chainEitherKW((body) => pipe(Values.decode(body), E.mapLeft(unreadable))),
      TE.map(({ values = [] }) =>
        values.flatMap((cells, row) =>
          phonesIn(cells[column]).some((phone) => marks.has(markPhone(phone))) ? [row] : [],
        ),
      ),
    )

  /** Values are read by the tab's title and deleted by its sheetId: both have to name the same tab. */
  const findRows = (removals: ReadonlyArray<Removal>): TE.TaskEither<SendFailure, FoundRows> =>
    pipe(
      TE.Do,
      TE.bind('sheetId', () => findTabAnew),
      TE.bind('rows', () => readRows(new Set(removals.map(({ phoneMark }) => phoneMark)))),
      TE.bind('after', () => findTabAnew),
      TE.filterOrElse(
        ({ sheetId, after }) => sheetId === after,
        () => again('the tab was made anew'),
      ),
    )

  const deleteRows = (
    { id, removals }: RemovalRound,
    { sheetId, rows }: FoundRows,
  ): TE.TaskEither<SendFailure, Reservation> =>
    pipe(
      calls.updateWithMark(id, deleteRowRequests(sheetId, rows, id)),
      TE.chain(() => findRows(removals)),
      TE.filterOrElse(
        (left) => left.rows.length === 0,
        () => again('rows of an erased person are left'),
      ),
      TE.map(() => ({ isMarked: true })),
    )

  return (round: RemovalRound): TE.TaskEither<SendFailure, Reservation> =>
    pipe(
      findRows(round.removals),
      TE.chain((found) =>
        found.rows.length === 0 ? TE.right({ isMarked: false }) : deleteRows(round, found),
      ),
    )
}
