import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SendFailure } from '../../../domain/delivery/batch'
import type { Removal, RemovalRound } from '../../../domain/delivery/removal'
import { MEMBERSHIP_COLUMNS } from '../../../domain/registration/membership-row'
import { ORDER_COLUMNS } from '../../../domain/registration/order-row'
import type { SheetSource } from '../../../domain/site/sheet-source'
import type { Registration } from '../../../ports/keep-registration'
import { deleteRowRequests } from './batch-requests'
import { type CallSheets, unreadable } from './call-sheets'
import type { KnownTab } from './find-tab'
import type { MarkedCalls } from './marked-calls'
import { wholeTabPath } from './whole-tab-path'

type RemoveDeps = {
  readonly callSheets: CallSheets
  readonly calls: Pick<MarkedCalls, 'updateWithMark'>
  readonly tab: KnownTab
  readonly target: Registration['target']
  readonly sheet: SheetSource
  readonly markPhone: (phone: string) => string
}

/** An empty tab has no `values`; what has no `range` either is not the service's answer. */
const Values = t.type({ range: t.string, values: t.union([t.array(t.array(t.unknown)), t.undefined]) })

const PHONE_COLUMNS = { orders: ORDER_COLUMNS, members: MEMBERSHIP_COLUMNS } as const

/** One digit less than the shortest phone number. */
const WITHOUT_ZERO = 9

/** A cell's digits as a phone number, also where a spreadsheet program has taken the leading 0 away: from a number, or visibly. */
const phonesIn = (cell: unknown): ReadonlyArray<string> => {
  const digits = String(cell ?? '').replace(/\D/g, '')
  return typeof cell === 'number' || digits.length === WITHOUT_ZERO ? [digits, `0${digits}`] : [digits]
}

/** Takes a sheet and the means to call it, gives what deletes erased persons' rows from it, once under a number; it is done once none is found. */
export const createRemoveRows = ({ callSheets, calls, tab, target, sheet, markPhone }: RemoveDeps) => {
  const column = PHONE_COLUMNS[target].findIndex(({ kind }) => kind === 'digits')

  const findRows = (removals: ReadonlyArray<Removal>): TE.TaskEither<SendFailure, ReadonlyArray<number>> => {
    const marks = new Set(removals.map(({ phoneMark }) => phoneMark))
    return pipe(
      callSheets({ path: `${wholeTabPath(sheet)}&valueRenderOption=UNFORMATTED_VALUE` }),
      TE.chainEitherKW((body) => pipe(Values.decode(body), E.mapLeft(unreadable))),
      TE.map(({ values = [] }) =>
        values.flatMap((cells, row) =>
          phonesIn(cells[column]).some((phone) => marks.has(markPhone(phone))) ? [row] : [],
        ),
      ),
    )
  }

  const deleteRows = (id: number, rows: ReadonlyArray<number>): TE.TaskEither<SendFailure, void> =>
    pipe(
      tab.findTab(),
      TE.chain((sheetId) => calls.updateWithMark(id, deleteRowRequests(sheetId, rows, id))),
      TE.orElseFirstIOK(() => tab.forgetTab),
    )

  return ({ id, removals }: RemovalRound): TE.TaskEither<SendFailure, void> =>
    pipe(
      findRows(removals),
      TE.chain((rows) =>
        rows.length === 0
          ? TE.right(undefined)
          : pipe(
              deleteRows(id, rows),
              TE.chain(() => findRows(removals)),
              TE.chain((left) =>
                left.length === 0
                  ? TE.right(undefined)
                  : TE.left<SendFailure, void>({
                      tag: 'passing',
                      reason: 'rows of an erased person are left',
                      retryAfterMs: null,
                    }),
              ),
            ),
      ),
    )
}
