import { run, type Script } from '../script'

/** How many parked batches are sent again, and how many halted sheets go on. */
export type Released = { readonly batches: number; readonly targets: number }

/** Lets parked rows and halted sheets be sent again, and makes everything that waits due now. */
export function* releaseParked(): Script<Released> {
  const batches = yield* run('releaseBatches', {})
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  const targets = yield* run('liftHalts', {})
  return { batches: batches.length, targets: targets.length }
}
