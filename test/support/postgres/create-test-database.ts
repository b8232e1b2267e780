import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

let count = 0

const runOne = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Gives the address of an empty place in the running PostgreSQL, a schema of its own, gone after the test. */
export const createTestDatabase = async (): Promise<string> => {
  const url = inject('postgresUrl')
  count += 1
  const schema = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${Date.now()}_${count}`
  await runOne(url, `CREATE SCHEMA ${schema}`)
  onTestFinished(() => runOne(url, `DROP SCHEMA ${schema} CASCADE`))
  return `${url}?options=-c%20search_path%3D${schema}`
}
