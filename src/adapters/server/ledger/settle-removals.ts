import { backOffMs } from '../../../domain/delivery/back-off'
import type { RemovalSettlement } from '../../../domain/delivery/batch'
import type { Removal } from '../../../domain/delivery/removal'
import type { Registration } from '../../../ports/keep-registration'
import type { BatchStatements } from './batch-statements'
import type { Chance } from './settle-batch'

export type SettledRemovals = {
  readonly target: Registration['target']
  readonly removals: ReadonlyArray<Removal>
  readonly settlement: RemovalSettlement
}

/** Within a transaction, takes removals and what became of them, keeps that. */
export const settleRemovals = (
  sql: BatchStatements,
  { target, removals, settlement }: SettledRemovals,
  { at, draw }: Chance,
): void => {
  if (settlement.tag === 'halted') return void sql.halt.run({ target, reason: settlement.reason, at })
  for (const { id } of removals) {
    if (settlement.tag === 'removed') sql.removed.run({ id })
    else {
      const attempts = Number(sql.removalAttempts.get({ id })?.attempts ?? 0)
      sql.postponeRemoval.run({ id, nextTryAt: at + backOffMs(attempts, draw, settlement.retryAfterMs) })
    }
  }
}
