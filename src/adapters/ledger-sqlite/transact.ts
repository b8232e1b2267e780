import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Now } from '../../ports/now'
import type { Transact } from '../ledger/transact'
import { inTransaction, type WriteDeps } from './in-transaction'
import { createScriptRunner } from './script-runner'

export const createTransact = (deps: WriteDeps & { readonly now: Now }): Transact<LedgerUnavailable> => {
  const run = createScriptRunner(deps.db)
  return (script) => inTransaction(deps, () => run(script(deps.now())))
}
