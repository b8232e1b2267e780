import type { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { run, type Script } from '../script'

/**
 * Halts a sheet: nothing is sent to it, and no row removed from it, until `retry` or a restart. There are three causes: the
 * service denies access, or something in the sheet is in doubt (`setbackOf`); the sheet refused `SHARED_CAUSE_ROWS` rows one by
 * one (`isCauseShared`); after a restore, a waiting row may be in the sheet already (`settleRowsInSheet`).
 */
export function* haltSheet(target: Target, reason: string, at: EpochMs): Script<void> {
  yield* run('halt', { target, reason, at })
}
