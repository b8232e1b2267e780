import { backOffMs } from '../../domain/delivery/back-off'
import type { Settlement } from '../../domain/delivery/batch'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import type { BatchStatements } from './batch-statements'
import { formAnew } from './form-anew'

export type SettledBatch = {
  readonly target: Target
  readonly id: number
  readonly settlement: Settlement
}
/** The moment, and a draw from 0 to 1. */
export type Chance = { readonly at: EpochMs; readonly draw: number }

/** Within a transaction, takes what became of a batch, keeps it; a batch that is no longer open stays as it is. */
export const settleBatch = (
  sql: BatchStatements,
  { target, id, settlement }: SettledBatch,
  { at, draw }: Chance,
): void => {
  const open = sql.isOpen.get({ id })
  if (open === undefined) return
  switch (settlement.tag) {
    case 'delivered':
      sql.deliver.run({ id, at })
      sql.clearOutbox.run({ id })
      return
    case 'postponed': {
      const wait = backOffMs(Number(open.attempts), draw, settlement.retryAfterMs)
      sql.postpone.run({ id, nextTryAt: at + wait, reason: settlement.reason })
      return
    }
    case 'renumbered':
      formAnew(sql, target, id, 1, at)
      return
    case 'split':
      formAnew(sql, target, id, 2, at)
      return
    case 'parked':
      sql.park.run({ id, reason: settlement.reason })
      return
    case 'halted':
      sql.halt.run({ target, reason: settlement.reason, at })
      return
  }
}
