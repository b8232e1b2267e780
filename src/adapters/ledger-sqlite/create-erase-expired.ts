import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { EraseExpired } from '../../ports/erase-expired'
import type { Now } from '../../ports/now'
import { expiredStatements } from '../ledger/expired-statements'
import { eraseRows } from './erase-rows'
import { inTransaction, type WriteDeps } from './in-transaction'
import { wipe } from './wipe'

const notWiped = (): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: 'bytes of what was erased are left in the file',
})

/** Takes the server's database and the clock, gives what erases whose registrations are too old, a few persons at a time. */
export const createEraseExpired = (deps: WriteDeps & { readonly now: Now }): EraseExpired => {
  const { db, now } = deps
  const finds = expiredStatements(':before').map((statement) => db.prepare(statement))

  const eraseSome = (before: EpochMs): E.Either<LedgerUnavailable, number> =>
    inTransaction(deps, () => {
      const phones = new Set(finds.flatMap((find) => find.all({ before })).map(({ phone }) => String(phone)))
      for (const phone of phones) eraseRows(db, phone, now())
      return phones.size
    })

  /** A process that was killed may have left one. */
  let isWipeOwed = true
  const wipeWhatIsOwed = (): E.Either<LedgerUnavailable, void> => {
    if (!isWipeOwed) return E.right(undefined)
    isWipeOwed = !pipe(
      E.tryCatch(() => wipe(db), notWiped),
      E.exists((isWiped) => isWiped),
    )
    return isWipeOwed ? E.left(notWiped()) : E.right(undefined)
  }

  return (before) => async () => {
    let persons = 0
    let some = eraseSome(before)
    while (E.isRight(some) && some.right > 0) {
      persons += some.right
      isWipeOwed = true
      await nextTurn()
      some = eraseSome(before)
    }
    return pipe(
      some,
      E.chain(wipeWhatIsOwed),
      E.map(() => persons),
    )
  }
}
