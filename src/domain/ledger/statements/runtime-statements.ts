import * as t from 'io-ts'
import { type NoValues, one } from './statement'

const Text = t.type({ text: t.string })
const Drawn = t.type({ number: t.number })

/** Statements for random values and hashes, which a script requests like rows. */
export const RUNTIME_STATEMENTS = {
  /** A random UUID. */
  newId: one(Text)<NoValues>(),
  /** A random integer from `least` on, below `limit`. */
  draw: one(Drawn)<{ readonly least: number; readonly limit: number }>(),
  /** `bytes` random bytes in base64url. */
  newSecret: one(Text)<{ readonly bytes: number }>(),
  /** SHA-256 in hexadecimal digits. */
  digest: one(Text)<{ readonly of: string }>(),
  /** A keyed hash of a phone number. */
  phoneHash: one(Text)<{ readonly secret: string; readonly phone: string }>(),
  /** A hash of a secret. */
  secretKey: one(Text)<{ readonly secret: string }>(),
}
