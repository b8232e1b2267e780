import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import { decoded } from '../decoded'
import { openTestLedger } from '../ledger/open-test-ledger'
import { createTestDatabase } from '../postgres/create-test-database'
import { openTestPostgres } from '../postgres/open-test-postgres'
import { createTempDir } from '../temp-dir'
import { inDatabase, inFile } from './run-staff-command'

const openFile = async () => {
  const dir = await createTempDir()
  const ledger = openTestLedger(dir)
  const read = async (query: string): Promise<ReadonlyArray<unknown>> => {
    const db = new DatabaseSync(join(dir, 'registrations.sqlite'), { readOnly: true })
    const rows = db.prepare(query).all()
    db.close()
    return rows.map((row) => ({ ...row }))
  }
  return { ...ledger, location: inFile(dir), delivery: decoded(await ledger.openDelivery()), read }
}

const openDatabase = async () => {
  const url = await createTestDatabase()
  const ledger = await openTestPostgres(url)
  const read = async (query: string): Promise<ReadonlyArray<unknown>> => (await ledger.pool.query(query)).rows
  return { ...ledger, location: inDatabase(url), delivery: decoded(await ledger.openDelivery()), read }
}

/** A ledger in SQLite and one in PostgreSQL, each with its open ledger, its delivery's side and a way to look into it. */
export const STAFF_LEDGERS = [
  { name: 'a file', open: openFile },
  { name: 'a database', open: openDatabase },
]

/** The id of the batch that is due. */
export const takeBatchId = async (delivery: DeliveryStore, target: 'orders' | 'members'): Promise<number> => {
  const work = decoded(await delivery.takeWork(target, 'a-book')())
  if (work.tag !== 'batch') throw new Error(`no batch but ${work.tag}`)
  return work.batch.id
}
