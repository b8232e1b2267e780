import type { Pool, PoolClient } from 'pg'
import type { Script } from '../../domain/ledger/script'
import type { Rows, Values } from '../../domain/ledger/statements/statement'
import type { StatementName } from '../../domain/ledger/statements/statements'
import { runScriptAwaiting } from '../ledger/run-script'
import { type Column, SQL, withTables } from '../sql/sql'

type Prepared = { readonly text: string; readonly names: ReadonlyArray<string> }

const LIST = /IN :(\w+)\[(\w+)\]/g
const NEXT = /NEXT\[(\w+), \w+\]/g
const INSTR = /\binstr\(/g
const VALUE = /(?<!:):([a-z]\w*(?:\.\w+)?)/gi

const tableOf = (name: string, columns: ReadonlyArray<Column>): string =>
  `unnest(${columns.map((column) => `:${name}.${column.name}::${column.type}[]`).join(', ')})
    AS ${name} (${columns.map((column) => column.name).join(', ')})`

/** The value of a parameter; for a parameter that is a table, the values of one column. */
const parameterOf = (params: Values, name: string): unknown => {
  const [parameter = '', column] = name.split('.')
  const value = params[parameter]
  return column === undefined ? value : (value as Rows).map((row) => row[column])
}

const prepare = (sql: string): Prepared => {
  const names: Array<string> = []
  const placeholder = (name: string): string => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  }
  const text = withTables(sql, tableOf)
    .replace(LIST, (_, name: string, type: string) => `= ANY(:${name}::${type}[])`)
    .replace(NEXT, (_, table: string) => `nextval('${table}_ids')`)
    .replace(INSTR, 'strpos(')
    .replace(VALUE, (_, name: string) => placeholder(name))
  return { text, names }
}

const preparedStatements = new Map<StatementName, Prepared>()

const preparedOf = (name: StatementName): Prepared => {
  const known = preparedStatements.get(name) ?? prepare(SQL[name])
  preparedStatements.set(name, known)
  return known
}

/** Runs a script over a connection, or over a pool if no transaction is needed. */
export const awaitScript = <A>(database: Pool | PoolClient, script: Script<A>): Promise<A> =>
  runScriptAwaiting(script, async ({ name, params }) => {
    const { text, names } = preparedOf(name)
    const { rows } = await database.query(
      text,
      names.map((each) => parameterOf(params, each)),
    )
    return rows
  })
