import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Script, Step } from '../../domain/ledger/script'
import type { Value, Values } from '../../domain/ledger/statements/statement'
import type { StatementName } from '../../domain/ledger/statements/statements'
import { runScript } from '../ledger/run-script'
import { SQL } from '../ledger/sql'

const LIST = /IN :(\w+)\[\w+\]/g
const NEXT = /NEXT\[\w+\]/g

const sqlOf = (name: StatementName): string =>
  SQL[name].replace(LIST, 'IN (SELECT value FROM json_each(:$1))').replace(NEXT, 'NULL')

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
  const answer = ({ name, params }: Step<StatementName>) => prepare(name).all(boundAll(params))
  return (script) => runScript(script, answer)
}

export const commitScript = <A>(db: DatabaseSync, script: Script<A>): A => {
  db.exec('BEGIN IMMEDIATE')
  const done = createScriptRunner(db)(script)
  db.exec('COMMIT')
  return done
}
