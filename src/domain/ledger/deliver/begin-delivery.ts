import { phoneMarkSecret } from '../phone-mark'
import { run, type Script } from '../script'

/** A process start retries postponed work and lifts halts; returns the secret for phone marks. */
export function* beginDelivery(): Script<string> {
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  yield* run('liftHalts', {})
  return yield* phoneMarkSecret()
}
