import { ACCESS_STATEMENTS } from './access-statements'
import { BATCH_STATEMENTS } from './batch-statements'
import { CONTRACT_STATEMENTS } from './contract-statements'
import { ERASURE_STATEMENTS } from './erasure-statements'
import { HANDLING_STATEMENTS } from './handling-statements'
import { NOTICE_STATEMENTS } from './notice-statements'
import { REGISTRATION_STATEMENTS } from './registration-statements'
import { RUNTIME_STATEMENTS } from './runtime-statements'
import { SHEET_STATEMENTS } from './sheet-statements'
import { STAFF_STATEMENTS } from './staff-statements'
import type { Statement } from './statement'
import { VARIABLE_STATEMENTS } from './variable-statements'

const STORED = {
  ...ACCESS_STATEMENTS,
  ...BATCH_STATEMENTS,
  ...CONTRACT_STATEMENTS,
  ...VARIABLE_STATEMENTS,
  ...ERASURE_STATEMENTS,
  ...HANDLING_STATEMENTS,
  ...NOTICE_STATEMENTS,
  ...REGISTRATION_STATEMENTS,
  ...SHEET_STATEMENTS,
  ...STAFF_STATEMENTS,
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
