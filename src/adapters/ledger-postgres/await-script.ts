import type { Pool, PoolClient } from 'pg'
import type { Script } from '../../domain/ledger/script'
import type { StatementName } from '../../domain/ledger/statements/statements'
import { runScriptAwaiting } from '../ledger/run-script'
import { SQL } from '../ledger/sql'

type Prepared = { readonly text: string; readonly names: ReadonlyArray<string> }

const LIST = /IN :(\w+)\[(\w+)\]/g
const NEXT = /NEXT\[(\w+)\]/g
const VALUE = /(?<!:):([a-z]\w*)/gi

const prepare = (sql: string): Prepared => {
  const names: Array<string> = []
  const place = (name: string): string => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  }
  const text = sql
    .replace(LIST, (_, name: string, type: string) => `= ANY(:${name}::${type}[])`)
    .replace(NEXT, (_, table: string) => `nextval('${table}_ids')`)
    .replace(VALUE, (_, name: string) => place(name))
  return { text, names }
}

const prepared = new Map<StatementName, Prepared>()

const preparedOf = (name: StatementName): Prepared => {
  const known = prepared.get(name) ?? prepare(SQL[name])
  prepared.set(name, known)
  return known
}

/** Runs a script over a connection, or over a pool if no transaction is needed. */
export const awaitScript = <A>(database: Pool | PoolClient, script: Script<A>): Promise<A> =>
  runScriptAwaiting(script, async ({ name, params }) => {
    const { text, names } = preparedOf(name)
    const values = new Map(Object.entries(params))
    const { rows } = await database.query(
      text,
      names.map((each) => values.get(each)),
    )
    return rows
  })
