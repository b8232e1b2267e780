import type { StatementName } from '../../domain/ledger/statements/statements'
import { ACCESS_SQL } from './access-sql'
import { BATCH_SQL } from './batch-sql'
import { CONTRACT_SQL } from './contract-sql'
import { ERASURE_SQL } from './erasure-sql'
import { FIGURE_SQL } from './figure-sql'
import { HANDLING_SQL } from './handling-sql'
import { HISTORY_SQL } from './history-sql'
import { NOTICE_SQL } from './notice-sql'
import { RECORD_SQL } from './record-sql'
import { REGISTRATION_SQL } from './registration-sql'
import { RETENTION_SQL } from './retention-sql'
import { SECRET_SQL } from './secret-sql'
import { SHEET_SQL } from './sheet-sql'
import { VARIABLE_SQL } from './variable-sql'

export const SQL: Readonly<Record<StatementName, string>> = {
  ...ACCESS_SQL,
  ...BATCH_SQL,
  ...CONTRACT_SQL,
  ...ERASURE_SQL,
  ...FIGURE_SQL,
  ...HANDLING_SQL,
  ...HISTORY_SQL,
  ...NOTICE_SQL,
  ...RECORD_SQL,
  ...REGISTRATION_SQL,
  ...RETENTION_SQL,
  ...SECRET_SQL,
  ...SHEET_SQL,
  ...VARIABLE_SQL,
}

export type Column = { readonly name: string; readonly type: string }

const ROWS = /ROWS :(\w+)\[([^\]]+)\]/g

const toColumn = (text: string): Column => {
  const [name = '', type = ''] = text.trim().split(' ')
  return { name, type }
}

/** Replaces each `ROWS :name[column type, …]` in a statement by the engine’s way to pass a table of rows. */
export const withTables = (
  sql: string,
  tableOf: (name: string, columns: ReadonlyArray<Column>) => string,
): string =>
  sql.replace(ROWS, (_, name: string, columns: string) => tableOf(name, columns.split(',').map(toColumn)))
