import { run, type Script } from '../script'

/** Makes all postponed work due now and lifts the halts; returns how many sheets were halted. */
export function* makeAllDue(): Script<number> {
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  return (yield* run('liftHalts', {})).length
}
