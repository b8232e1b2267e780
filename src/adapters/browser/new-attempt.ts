import { v4 } from 'uuid'
import type { NewAttempt } from '../../ports/new-attempt'

/** `crypto.randomUUID` is missing on plain http. */
export const createNewAttempt =
  (crypto: Crypto, now: () => number): NewAttempt =>
  () => ({ key: v4({ rng: () => crypto.getRandomValues(new Uint8Array(16)) }), at: now() })
