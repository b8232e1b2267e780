import { phoneHashSecret } from '../phone-hash'
import { run, type Script } from '../script'

/** At the start of a process, retries postponed work and lifts halts; returns the secret for phone hashes. */
export function* beginDelivery(): Script<string> {
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  yield* run('liftHalts', {})
  return yield* phoneHashSecret()
}
