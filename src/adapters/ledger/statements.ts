import { BATCH_STATEMENTS } from './batch-statements'
import { COUNTER_STATEMENTS } from './counter-statements'
import { ERASURE_STATEMENTS } from './erasure-statements'
import { FIGURE_STATEMENTS } from './figure-statements'
import { HISTORY_STATEMENTS } from './history-statements'
import { NOTICE_STATEMENTS } from './notice-statements'
import { QUARANTINE_STATEMENTS } from './quarantine-statements'
import { RECORD_STATEMENTS } from './record-statements'
import { REGISTRATION_STATEMENTS } from './registration-statements'
import { RETENTION_STATEMENTS } from './retention-statements'
import { SERVED_STATEMENTS } from './served-statements'
import { SHEET_STATEMENTS } from './sheet-statements'
import { STAFF_STATEMENTS } from './staff-statements'
import type { Statement } from './statement'

const ALL = {
  ...BATCH_STATEMENTS,
  ...COUNTER_STATEMENTS,
  ...ERASURE_STATEMENTS,
  ...FIGURE_STATEMENTS,
  ...HISTORY_STATEMENTS,
  ...NOTICE_STATEMENTS,
  ...QUARANTINE_STATEMENTS,
  ...RECORD_STATEMENTS,
  ...REGISTRATION_STATEMENTS,
  ...RETENTION_STATEMENTS,
  ...SERVED_STATEMENTS,
  ...SHEET_STATEMENTS,
  ...STAFF_STATEMENTS,
}

export type StatementName = keyof typeof ALL
export type ParamsOf<Name extends StatementName> = NonNullable<(typeof ALL)[Name]['params']>
export type RowOf<Name extends StatementName> =
  (typeof ALL)[Name] extends Statement<infer _, infer Row> ? Row : never

export const STATEMENTS: { readonly [Name in StatementName]: Statement<ParamsOf<Name>, RowOf<Name>> } = ALL
