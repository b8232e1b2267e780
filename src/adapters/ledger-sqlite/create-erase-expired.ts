import { setImmediate as nextTurn } from 'node:timers/promises'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Now } from '../../ports/clock'
import type { EraseExpired } from '../../ports/ledger'
import { createErasePages } from '../ledger/erase-pages'
import { createTransact, type WriteDeps } from './in-transaction'
import { requireWipe } from './pending-wipe'
import type { Wipe } from './wipe'

const notWiped = (): LedgerUnavailable => ({
  tag: 'unavailable',
  reason: 'bytes of what was erased are left in the file',
})

type ExpiryDeps = WriteDeps & Pick<Wipe, 'wipe'> & { readonly now: Now; readonly record: RecordOfErasures }

/** Erases a few persons per transaction, so that pages and registrations are served in between. */
export const createEraseExpired = (deps: ExpiryDeps): EraseExpired => {
  const transact = createTransact(deps)
  const eraseAll = createErasePages({
    ...deps,
    afterErasing: requireWipe,
    transact: (script) =>
      pipe(
        transact(script),
        TE.chainFirstTaskK(() => () => nextTurn()),
      ),
  })
  return (rule) =>
    pipe(
      eraseAll(rule),
      TE.chainFirst(() =>
        pipe(
          TE.tryCatch(deps.wipe, notWiped),
          TE.filterOrElse((isWiped) => isWiped, notWiped),
        ),
      ),
    )
}
