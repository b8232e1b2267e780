import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { isPooled } from './pooled'

let count = 0

const runOne = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Returns the address of an empty place in the running PostgreSQL, gone after the test: a schema of its own, or a database
 * where a pooler, which takes no options, stands before it.
 */
export const createTestDatabase = async (): Promise<string> => {
  const url = inject('postgresUrl')
  count += 1
  const name = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${Date.now()}_${count}`
  const kind = isPooled ? 'DATABASE' : 'SCHEMA'
  await runOne(url, `CREATE ${kind} ${name}`)
  onTestFinished(() => runOne(url, `DROP ${kind} ${name} ${isPooled ? 'WITH (FORCE)' : 'CASCADE'}`))
  return isPooled
    ? Object.assign(new URL(url), { pathname: `/${name}` }).href
    : `${url}?options=-c%20search_path%3D${name}`
}

/** An address of the same database whose connections begin with the setting. */
export const withSetting = async (url: string, name: string, value: string): Promise<string> => {
  if (!isPooled) return `${url}%20-c%20${name}%3D${value}`
  const database = new URL(url).pathname.slice(1)
  await runOne(inject('postgresUrl'), `ALTER DATABASE ${database} SET ${name} = '${value}'`)
  await runOne(
    inject('postgresUrl'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
  )
  return url
}
