import { run, type Script } from '../script'
import { makeAllDue } from './make-all-due'

/** How many parked batches are sent again, and how many halted sheets go on. */
export type Released = { readonly batches: number; readonly targets: number }

/** Sends parked rows again, makes all postponed work due now, and lifts the halts. */
export function* retryAll(): Script<Released> {
  const batches = yield* run('releaseBatches', {})
  return { batches: batches.length, targets: yield* makeAllDue() }
}
