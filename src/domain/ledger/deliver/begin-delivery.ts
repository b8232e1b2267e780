import { phoneMarkSecret } from '../phone-mark'
import { run, type Script } from '../script'

/** At the start of a process, retries postponed work and lifts halts; returns the secret for phone marks. */
export function* beginDelivery(): Script<string> {
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  yield* run('liftHalts', {})
  return yield* phoneMarkSecret()
}
