import type { StatementName } from '../../domain/ledger/statements/statements'
import type { VARIABLE_STATEMENTS } from '../../domain/ledger/statements/variable-statements'
import { ACCESS_SQL } from './access-sql'
import { BATCH_SQL } from './batch-sql'
import { CONTRACT_SQL } from './contract-sql'
import { ERASURE_SQL } from './erasure-sql'
import { HANDLING_SQL } from './handling-sql'
import { NOTICE_SQL } from './notice-sql'
import { REGISTRATION_SQL } from './registration-sql'
import { SHEET_SQL } from './sheet-sql'
import type { SqlOf } from './sql-text'
import { STAFF_SQL } from './staff-sql'

const VARIABLE_SQL: SqlOf<typeof VARIABLE_STATEMENTS> = {
  readVariable: 'SELECT value FROM counter WHERE name = :name',
  advanceVariable: `
    INSERT INTO counter (name, value) VALUES (:name, :first)
    ON CONFLICT (name) DO UPDATE SET value = counter.value + :by RETURNING value`,
  setVariable: `
    INSERT INTO counter (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  dropVariable: 'DELETE FROM counter WHERE name = :name AND value = :value RETURNING value',
}

export const SQL: Readonly<Record<StatementName, string>> = {
  ...ACCESS_SQL,
  ...BATCH_SQL,
  ...CONTRACT_SQL,
  ...VARIABLE_SQL,
  ...ERASURE_SQL,
  ...HANDLING_SQL,
  ...NOTICE_SQL,
  ...REGISTRATION_SQL,
  ...SHEET_SQL,
  ...STAFF_SQL,
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
