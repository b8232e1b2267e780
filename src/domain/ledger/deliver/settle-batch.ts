import type { Settlement } from '../../delivery/batch'
import { SHARED_CAUSE_ROWS } from '../../delivery/limits'
import { backOffMs, type Timing } from '../../time/back-off'
import { first, run, type Script } from '../script'
import { parkBatch, rebatch, type SentBatch, splitBatch } from './create-batch'
import { haltSheet } from './halt'
import { countRefusedRow, forgetRefusedRows } from './refused-rows'

/**
 * Whether enough rows were refused one by one to blame the sheet and not the rows. `refused` counts them with the present one,
 * `parked` without it; rows that staff released and that are refused again do not count twice.
 */
const isCauseShared = (refused: number, parked: number): boolean =>
  Math.min(refused, parked + 1) >= SHARED_CAUSE_ROWS

/** Records the outcome of a batch; does nothing if it was recorded before (P-002). */
export function* settleBatch(sent: SentBatch, settlement: Settlement, { at, jitter }: Timing): Script<void> {
  const { target, id } = sent
  const open = yield* first('openBatch', { id })
  if (open === null) return
  switch (settlement.tag) {
    case 'delivered':
      yield* run('deliver', { id, at })
      if ((yield* run('clearOutbox', { id })).length > 0) yield* forgetRefusedRows(target)
      return
    case 'postponed': {
      const nextTryAt = at + backOffMs(open.tries, jitter, settlement.retryAfterMs)
      yield* run('postpone', { id, nextTryAt, reason: settlement.reason })
      return
    }
    case 'renumbered':
      return yield* rebatch(sent)
    case 'split':
      return yield* splitBatch(sent, at)
    case 'parked': {
      const refused = yield* countRefusedRow(target)
      const parked = yield* run('parkedBatches', { target })
      if (isCauseShared(refused, parked.length)) yield* haltSheet(target, settlement.reason, at)
      else yield* parkBatch(sent, settlement.reason, at)
      return
    }
    case 'halted':
      return yield* haltSheet(target, settlement.reason, at)
  }
}
