import { phoneHashSecret } from '../phone-hash'
import type { Script } from '../script'
import { makeAllDue } from './make-all-due'

/** At the start of a process, retries postponed work and lifts halts; returns the secret for phone hashes. */
export function* beginDelivery(): Script<string> {
  yield* makeAllDue()
  return yield* phoneHashSecret()
}
