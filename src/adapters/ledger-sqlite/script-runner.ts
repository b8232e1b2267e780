import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Script, StatementCall } from '../../domain/ledger/script'
import type { Rows, Value, Values } from '../../domain/ledger/statements/statement'
import type { StatementName } from '../../domain/ledger/statements/statements'
import { runScript } from '../ledger/run-script'
import { type Column, SQL, withTables } from '../sql/sql'

const LIST = /IN :(\w+)\[\w+\]/g
const NEXT = /NEXT\[(\w+), (\w+)\]/g

/** JSON arrays are read faster than objects. */
const tableOf = (name: string, columns: ReadonlyArray<Column>): string =>
  `(SELECT ${columns.map((column, index) => `value ->> ${index} AS ${column.name}`).join(', ')}
    FROM json_each(:${name})) AS ${name}`

type Prepared = {
  readonly statement: StatementSync
  /** The columns of each parameter that is a table. */
  readonly tables: ReadonlyMap<string, ReadonlyArray<Column>>
}

const prepare = (db: DatabaseSync, name: StatementName): Prepared => {
  const tables = new Map<string, ReadonlyArray<Column>>()
  const sql = withTables(SQL[name], (parameter, columns) => {
    tables.set(parameter, columns)
    return tableOf(parameter, columns)
  })
  return {
    tables,
    statement: db.prepare(
      sql
        .replace(LIST, 'IN (SELECT value FROM json_each(:$1))')
        .replace(NEXT, "(SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = '$1') + $2"),
    ),
  }
}

const boundValue = (value: Value, columns: ReadonlyArray<Column> | undefined): string | number | null => {
  if (typeof value !== 'object' || value === null) return value
  return JSON.stringify(
    columns === undefined ? value : (value as Rows).map((row) => columns.map((column) => row[column.name])),
  )
}

export type RunScript = <A>(script: Script<A>) => A

/** Answers the statements of a script from a file, within the transaction that is open; each statement is prepared once. */
export const createScriptRunner = (db: DatabaseSync): RunScript => {
  const preparedStatements = new Map<StatementName, Prepared>()
  const preparedOf = (name: StatementName): Prepared => {
    const known = preparedStatements.get(name) ?? prepare(db, name)
    preparedStatements.set(name, known)
    return known
  }
  const answer = ({ name, params }: StatementCall<StatementName>) => {
    const { statement, tables } = preparedOf(name)
    const values: Values = params
    return statement.all(
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, boundValue(value, tables.get(key))]),
      ),
    )
  }
  return (script) => runScript(script, answer)
}

/** Runs a script in a transaction of its own. Throws if the file is locked. */
export const commitScript = <A>(db: DatabaseSync, script: Script<A>): A => {
  db.exec('BEGIN IMMEDIATE')
  const done = createScriptRunner(db)(script)
  db.exec('COMMIT')
  return done
}
