import type { Pool, PoolClient } from 'pg'
import type { Script } from '../ledger/script'
import { STATEMENTS, type StatementName } from '../ledger/statements'

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
  const known = prepared.get(name) ?? prepare(STATEMENTS[name].sql)
  prepared.set(name, known)
  return known
}

export const awaitScript = async <A>(database: Pool | PoolClient, script: Script<A>): Promise<A> => {
  let step = script.next([])
  while (step.done !== true) {
    const params = new Map(Object.entries(step.value.params))
    const { text, names } = preparedOf(step.value.name)
    const { rows } = await database.query(
      text,
      names.map((name) => params.get(name)),
    )
    step = script.next(rows)
  }
  return step.value
}
