import { backOffMs } from '../../domain/delivery/back-off'
import type { RemovalSettlement } from '../../domain/delivery/batch'
import type { RemovalRound } from '../../domain/delivery/removal'
import type { Target } from '../../domain/registration/registration'
import type { BatchStatements } from './batch-statements'
import { dropRemovalNumber } from './counter'
import type { Chance } from './settle-batch'

export type SettledRemovals = {
  readonly target: Target
  readonly round: RemovalRound
  readonly settlement: RemovalSettlement
}

/** Within a transaction, takes a round of removals and what became of it, keeps that. */
export const settleRemovals = (
  sql: BatchStatements,
  { target, round: { id, removals }, settlement }: SettledRemovals,
  { at, draw }: Chance,
): void => {
  if (settlement.tag === 'halted') return void sql.halt.run({ target, reason: settlement.reason, at })
  if (settlement.tag !== 'postponed')
    dropRemovalNumber(sql, target, { id, isMarked: settlement.isMarked }, at)
  for (const removal of removals) {
    if (settlement.tag === 'removed') sql.removed.run({ id: removal.id })
    if (settlement.tag === 'postponed') {
      const attempts = Number(sql.removalAttempts.get({ id: removal.id })?.attempts ?? 0)
      const nextTryAt = at + backOffMs(attempts, draw, settlement.retryAfterMs)
      sql.postponeRemoval.run({ id: removal.id, nextTryAt })
    }
  }
}
