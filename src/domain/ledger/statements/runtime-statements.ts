import * as t from 'io-ts'
import { type NoValues, query } from './statement'

const Text = t.type({ text: t.string })
const Drawn = t.type({ number: t.number })

/** Random values and hashes, which a decision asks for as it asks a store for rows. */
export const RUNTIME_STATEMENTS = {
  /** A random UUID. */
  newId: query(Text)<NoValues>(),
  /** A random integer from `least` on, below `limit`. */
  draw: query(Drawn)<{ readonly least: number; readonly limit: number }>(),
  /** `bytes` random bytes in base64url. */
  newSecret: query(Text)<{ readonly bytes: number }>(),
  /** SHA-256 in hexadecimal digits. */
  digest: query(Text)<{ readonly of: string }>(),
  /** A keyed hash of a phone number. */
  phoneMark: query(Text)<{ readonly secret: string; readonly phone: string }>(),
  /** A hash of a secret. */
  secretKey: query(Text)<{ readonly secret: string }>(),
  /** Fails, because a statement that always has a row had none. */
  failWithoutRow: query(t.never)<{ readonly statement: string }>(),
}
