import * as t from 'io-ts'
import { ACCESS_STATEMENTS } from './access-statements'
import { BATCH_STATEMENTS } from './batch-statements'
import { CONTRACT_STATEMENTS } from './contract-statements'
import { ERASURE_STATEMENTS } from './erasure-statements'
import { FIGURE_STATEMENTS } from './figure-statements'
import { HANDLING_STATEMENTS } from './handling-statements'
import { HISTORY_STATEMENTS } from './history-statements'
import { NOTICE_STATEMENTS } from './notice-statements'
import { RECORD_STATEMENTS } from './record-statements'
import { REGISTRATION_STATEMENTS } from './registration-statements'
import { RETENTION_STATEMENTS } from './retention-statements'
import { SECRET_STATEMENTS } from './secret-statements'
import { SHEET_STATEMENTS } from './sheet-statements'
import { type NoValues, one, type Statement } from './statement'
import { VARIABLE_STATEMENTS } from './variable-statements'

const Text = t.type({ text: t.string })
const Draw = t.type({ drawn: t.number })

/** Statements for random values and hashes, which a script requests like rows. */
export const RUNTIME_STATEMENTS = {
  /** A random UUID. */
  newId: one(Text)<NoValues>(),
  /** A random integer from `least` on, below `limit`. */
  draw: one(Draw)<{ readonly least: number; readonly limit: number }>(),
  /** `bytes` random bytes in base64url. */
  newSecret: one(Text)<{ readonly bytes: number }>(),
  /** SHA-256 in hexadecimal digits. */
  digest: one(Text)<{ readonly of: string }>(),
  /** A keyed hash of a phone number. */
  phoneHash: one(Text)<{ readonly secret: string; readonly phone: string }>(),
  /** A hash of a secret. */
  secretKey: one(Text)<{ readonly secret: string }>(),
}

const STORED = {
  ...ACCESS_STATEMENTS,
  ...BATCH_STATEMENTS,
  ...CONTRACT_STATEMENTS,
  ...ERASURE_STATEMENTS,
  ...FIGURE_STATEMENTS,
  ...HANDLING_STATEMENTS,
  ...HISTORY_STATEMENTS,
  ...NOTICE_STATEMENTS,
  ...RECORD_STATEMENTS,
  ...REGISTRATION_STATEMENTS,
  ...RETENTION_STATEMENTS,
  ...SECRET_STATEMENTS,
  ...SHEET_STATEMENTS,
  ...VARIABLE_STATEMENTS,
}

const ALL = { ...STORED, ...RUNTIME_STATEMENTS }

/** A statement that a store answers. */
export type StatementName = keyof typeof STORED
/** A statement that is answered without a store. */
export type RuntimeStatementName = keyof typeof RUNTIME_STATEMENTS
type Name = keyof typeof ALL

export type ParamsOf<N extends Name> = NonNullable<(typeof ALL)[N]['params']>
export type RowOf<N extends Name> = (typeof ALL)[N] extends Statement<infer _, infer Row> ? Row : never

/** A statement declared with `one`. */
export type OneRowName = {
  [N in Name]: (typeof ALL)[N] extends Statement<infer _, infer _, true> ? N : never
}[Name]

export const STATEMENTS: { readonly [N in Name]: Statement<ParamsOf<N>, RowOf<N>> } = ALL
