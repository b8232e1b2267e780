import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { appendHistory } from '../../domain/ledger/staff/history'
import type { UseName } from '../../domain/ledger/staff/staff-use'
import type { StaffLedger } from '../../ports/staff-ledger'
import type { LedgerAccess } from './command'

type Context = Pick<LedgerAccess, 'openLedger' | 'user' | 'say'>
type Done = { readonly command: UseName; readonly rows?: number }
type Note = (ledger: StaffLedger) => TE.TaskEither<{ readonly reason: string }, void>

/** Records the use afterwards, because there may have been no ledger before. */
export const recordUseAfterwards = async (
  { openLedger, user, say }: Context,
  { command, rows }: Done,
  note: Note = () => TE.right(undefined),
): Promise<void> => {
  const noted = await pipe(
    openLedger,
    TE.chain(
      (ledger) => () =>
        pipe(
          ledger.change((at) => appendHistory({ who: user, command, phone: null, rows: rows ?? null }, at)),
          TE.chain(() => note(ledger)),
          TE.mapLeft(({ reason }) => reason),
        )().finally(ledger.close),
    ),
  )()
  if (E.isLeft(noted)) say(`Việc trên đã xong nhưng chưa ghi được vào lịch sử. ${noted.left}`)
}
