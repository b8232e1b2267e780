import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { EraseExpired } from '../../ports/erase-expired'
import type { NoteErasures } from '../../ports/note-erasures'
import type { Now } from '../../ports/now'
import { eraseExpiredRows } from '../ledger/erase-rows'
import { inTransaction, type WriteDeps } from './in-transaction'
import { createScriptRunner } from './script-runner'
import { wipe } from './wipe'

const notWiped = (): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: 'bytes of what was erased are left in the file',
})

type ExpiryDeps = WriteDeps & { readonly now: Now; readonly noteErasures: NoteErasures }

/** A few persons at a time: pages and registrations go on in between. */
export const createEraseExpired = (deps: ExpiryDeps): EraseExpired => {
  const { db, now, noteErasures } = deps
  const run = createScriptRunner(db)
  const eraseSome = (before: EpochMs): E.Either<LedgerUnavailable, number> =>
    inTransaction(deps, () => run(eraseExpiredRows(before, { at: now(), noteErasures })))

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
