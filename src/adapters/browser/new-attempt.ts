import type { NewAttempt } from '../../ports/submissions'
import { hex } from './hex'

/** Works without `crypto.randomUUID`, which browsers hide on plain HTTP. */
export const createNewAttempt =
  (crypto: Pick<Crypto, 'getRandomValues'>, now: () => number): NewAttempt =>
  () => ({ key: hex(crypto.getRandomValues(new Uint8Array(16))), at: now() })
