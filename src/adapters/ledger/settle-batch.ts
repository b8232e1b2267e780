import { backOffMs } from '../../domain/delivery/back-off'
import type { Settlement } from '../../domain/delivery/batch'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import { rebatch } from './create-batch'
import { first, run, type Script } from './script'

export type SentBatch = { readonly target: Target; readonly id: number }

/** The moment, and a draw from 0 to 1. */
export type Jitter = { readonly at: EpochMs; readonly draw: number }

/** A batch that is no longer open stays as it is. */
export function* settleBatch(sent: SentBatch, settlement: Settlement, { at, draw }: Jitter): Script<void> {
  const { target, id } = sent
  const open = yield* first('openBatch', { id })
  if (open === null) return
  switch (settlement.tag) {
    case 'delivered':
      yield* run('deliver', { id, at })
      yield* run('clearOutbox', { id })
      return
    case 'postponed': {
      const nextTryAt = at + backOffMs(open.attempts, draw, settlement.retryAfterMs)
      yield* run('postpone', { id, nextTryAt, reason: settlement.reason })
      return
    }
    case 'renumbered':
      return yield* rebatch(sent, 1, at)
    case 'split':
      return yield* rebatch(sent, 2, at)
    case 'parked':
      yield* run('park', { id, reason: settlement.reason })
      return
    case 'halted':
      yield* run('halt', { target, reason: settlement.reason, at })
      return
  }
}
