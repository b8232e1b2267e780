import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { runScript, type Script, type Step } from '../ledger/script'
import type { Value, Values } from '../ledger/statement'
import { STATEMENTS, type StatementName } from '../ledger/statements'

const LIST = /IN :(\w+)\[\w+\]/g
const NEXT = /NEXT\[\w+\]/g

const sqlOf = (name: StatementName): string =>
  STATEMENTS[name].sql.replace(LIST, 'IN (SELECT value FROM json_each(:$1))').replace(NEXT, 'NULL')

const bound = (value: Value): string | number | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

const boundAll = (params: Values) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, bound(value)]))

export type RunScript = <A>(script: Script<A>) => A

export const createScriptRunner = (db: DatabaseSync): RunScript => {
  const prepared = new Map<StatementName, StatementSync>()
  const prepare = (name: StatementName): StatementSync => {
    const statement = prepared.get(name) ?? db.prepare(sqlOf(name))
    prepared.set(name, statement)
    return statement
  }
  const answer = ({ name, params }: Step) => prepare(name).all(boundAll(params))
  return (script) => runScript(script, answer)
}

export const commitScript = <A>(db: DatabaseSync, script: Script<A>): A => {
  db.exec('BEGIN IMMEDIATE')
  const done = createScriptRunner(db)(script)
  db.exec('COMMIT')
  return done
}
