import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Reservation, SendFailure } from '../../domain/delivery/batch'
import type { Removal, RemovalRound } from '../../domain/delivery/removal'
import type { SheetRow } from '../../domain/delivery/sheet-content'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { readSheetTimestamp } from '../../domain/registration/sheet-timestamp'
import { deleteRowRequests } from './batch-requests'
import type { KnownTab } from './find-tab'
import type { MarkedCalls } from './marked-calls'
import type { createReadValues } from './read-values'

type RemoveDeps = {
  readonly readValues: ReturnType<typeof createReadValues>
  readonly calls: Pick<MarkedCalls, 'updateWithMark'>
  readonly tab: Pick<KnownTab, 'findTabAnew'>
  readonly markPhone: (phone: string) => string
}

const again = (reason: string): SendFailure => ({ tag: 'passing', reason, retryAfterMs: null })

type FoundRows = { readonly sheetId: number; readonly rows: ReadonlyArray<number> }

export const createRemoveRows = ({ readValues, calls, tab: { findTabAnew }, markPhone }: RemoveDeps) => {
  const isMeant = (removals: ReadonlyArray<Removal>) => {
    const limits = new Map<string, EpochMs>()
    for (const { phoneMark, rowsUntil } of removals)
      limits.set(phoneMark, Math.max(limits.get(phoneMark) ?? 0, rowsUntil ?? Number.POSITIVE_INFINITY))
    return ({ moment, phones }: SheetRow): boolean =>
      phones.some((phone) => {
        const limit = limits.get(markPhone(phone))
        return (
          limit !== undefined &&
          pipe(
            readSheetTimestamp(moment),
            O.match(
              () => true,
              (at) => at <= limit,
            ),
          )
        )
      })
  }

  const readRows = (removals: ReadonlyArray<Removal>): TE.TaskEither<SendFailure, ReadonlyArray<number>> =>
    pipe(
      readValues,
      TE.map((rows) => rows.map(isMeant(removals)).flatMap((isOne, row) => (isOne ? [row] : []))),
    )

  /** Values are read by the tab's title but deleted by its sheetId, so both have to identify the same tab. */
  const findRows = (removals: ReadonlyArray<Removal>): TE.TaskEither<SendFailure, FoundRows> =>
    pipe(
      TE.Do,
      TE.bind('sheetId', () => findTabAnew),
      TE.bind('rows', () => readRows(removals)),
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
