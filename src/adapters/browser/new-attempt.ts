import { v4 } from 'uuid'
import type { NewAttempt } from '../../ports/submissions'

/** Works without `crypto.randomUUID`, which browsers hide on plain HTTP. */
export const createNewAttempt =
  (crypto: Crypto, now: () => number): NewAttempt =>
  () => ({ key: v4({ rng: () => crypto.getRandomValues(new Uint8Array(16)) }), at: now() })
