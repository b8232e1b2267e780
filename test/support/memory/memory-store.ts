import { DatabaseSync } from 'node:sqlite'
import { SCHEMA_STEPS } from '../../../src/adapters/ledger-sqlite/schema'
import { createScriptRunner, type RunScript } from '../../../src/adapters/ledger-sqlite/script-runner'

export type MemoryStore = {
  readonly db: DatabaseSync
  /** The rows of a query, each with its values in their order. */
  readonly rows: (sql: string) => ReadonlyArray<ReadonlyArray<unknown>>
  /** Runs a script as a transaction; rolls back and throws if it throws. */
  readonly run: RunScript
}

/** An empty ledger in SQLite, without a file. */
export const createMemoryStore = (): MemoryStore => {
  const db = new DatabaseSync(':memory:')
  for (const step of SCHEMA_STEPS) db.exec(step)
  const runScript = createScriptRunner(db)
  return {
    db,
    rows: (sql) => {
      const query = db.prepare(sql)
      query.setReturnArrays(true)
      return query.all() as unknown as ReadonlyArray<ReadonlyArray<unknown>>
    },
    run: (script) => {
      db.exec('BEGIN')
      try {
        const done = runScript(script)
        db.exec('COMMIT')
        return done
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
    },
  }
}
