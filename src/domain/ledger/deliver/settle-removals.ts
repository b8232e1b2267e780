import type { RemovalSettlement } from '../../delivery/batch'
import type { RemovalRound } from '../../delivery/removal'
import type { Target } from '../../registration/registration'
import { backOffMs, type Timing } from '../../time/back-off'
import { run, type Script } from '../script'
import { haltSheet } from './halt'
import { dropRoundId } from './round-id'

type Postponed = Extract<RemovalSettlement, { readonly tag: 'postponed' }>

function* postpone(
  ids: ReadonlyArray<string>,
  { reason, retryAfterMs }: Postponed,
  { at, jitter }: Timing,
): Script<void> {
  for (const { id, tries } of yield* run('removalTries', { ids }))
    yield* run('postponeRemoval', { id, reason, nextTryAt: at + backOffMs(tries, jitter, retryAfterMs) })
}

/** Records the outcome of a round of removals (P-002). */
export function* settleRemovals(
  target: Target,
  round: RemovalRound,
  settlement: RemovalSettlement,
  timing: Timing,
): Script<void> {
  const { at } = timing
  const ids = round.removals.map((removal) => removal.id)
  switch (settlement.tag) {
    case 'halted':
      return yield* haltSheet(target, settlement.reason, at)
    case 'postponed':
      return yield* postpone(ids, settlement, timing)
    case 'renumbered':
      return yield* dropRoundId(target, { ...round, isMarked: settlement.isMarked }, at)
    case 'removed':
      yield* dropRoundId(target, { ...round, isMarked: settlement.isMarked }, at)
      yield* run('finishRemovals', { ids })
      return
  }
}
