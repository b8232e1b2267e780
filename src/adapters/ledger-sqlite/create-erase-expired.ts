import { setImmediate as nextTurn } from 'node:timers/promises'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { EraseExpired } from '../../ports/erase-expired'
import type { NoteErasures } from '../../ports/note-erasures'
import type { Now } from '../../ports/now'
import { type Erasing, eraseExpiredRows } from '../ledger/erase-rows'
import type { Script } from '../ledger/script'
import { inTransaction, type WriteDeps } from './in-transaction'
import { oweWipe } from './owed-wipe'
import { createScriptRunner } from './script-runner'
import type { Wipe } from './wipe'

const notWiped = (): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: 'bytes of what was erased are left in the file',
})

type ExpiryDeps = WriteDeps & Pick<Wipe, 'wipe'> & { readonly now: Now; readonly noteErasures: NoteErasures }

function* eraseOwing(before: EpochMs, erasing: Erasing): Script<number> {
  const persons = yield* eraseExpiredRows(before, erasing)
  if (persons > 0) yield* oweWipe()
  return persons
}

/** A few persons at a time: pages and registrations go on in between. */
export const createEraseExpired = (deps: ExpiryDeps): EraseExpired => {
  const { db, now, wipe, noteErasures } = deps
  const run = createScriptRunner(db)
  const eraseSome = (before: EpochMs) =>
    inTransaction(deps, () => run(eraseOwing(before, { at: now(), noteErasures })))

  const eraseAll = (before: EpochMs, soFar: number): TE.TaskEither<LedgerUnavailable, number> =>
    pipe(
      eraseSome(before),
      TE.chainFirstTaskK(() => () => nextTurn()),
      TE.chain((persons) => (persons === 0 ? TE.right(soFar) : eraseAll(before, soFar + persons))),
    )

  return (before) =>
    pipe(
      eraseAll(before, 0),
      TE.chainFirst(() =>
        pipe(
          TE.tryCatch(wipe, notWiped),
          TE.filterOrElse((isWiped) => isWiped, notWiped),
        ),
      ),
    )
}
