import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Pool, PoolClient } from 'pg'
import { countTable, lastNumber, readTable, readTables } from '../ledger-sqlite/read-tables'
import { checksumOfTable } from './checksum-of-table'
import { copyTables, type SourceTable } from './copy-tables'
import { inTransaction } from './in-transaction'
import type { TableChecksum } from './table-checksum'

export type CopyFault =
  | { readonly tag: 'notEmpty' }
  | { readonly tag: 'differs'; readonly table: string }
  | { readonly tag: 'database'; readonly code: string }

/** How many rows are to be copied and read back, and some more of them done. */
export type CopyProgress = {
  readonly begin: (rows: number) => void
  readonly advance: (rows: number) => void
}

export type CopiedTable = { readonly table: string; readonly rows: number }

const USED = ['registration', 'quarantine', 'batch', 'erasure', 'counter'] as const

const IS_EMPTY = `
  SELECT ${USED.map((table) => `NOT EXISTS (SELECT 1 FROM ${table})`).join(' AND ')} AS "isEmpty"`

/** The locked row makes a second copy into the same database wait, and then find it filled. */
const isEmpty = async (client: PoolClient): Promise<boolean> => {
  await client.query('SELECT version FROM schema_version WHERE id = 1 FOR UPDATE')
  const { rows } = await client.query(IS_EMPTY)
  return rows[0]?.isEmpty === true
}

/** Numbers go on where the file's ended, also above those that were erased. */
const continueNumbers = async (client: PoolClient, db: DatabaseSync): Promise<void> => {
  for (const table of ['registration', 'quarantine'] as const) {
    const last = lastNumber(db, table)
    if (last > 0) await client.query(`SELECT setval('${table}_ids', $1)`, [last])
  }
}

const copyInto =
  (db: DatabaseSync, tables: ReadonlyArray<SourceTable>, progress: CopyProgress) =>
  async (client: PoolClient): Promise<E.Either<CopyFault, ReadonlyMap<string, TableChecksum>>> => {
    if (!(await isEmpty(client))) return E.left({ tag: 'notEmpty' })
    const checksums = await copyTables(client, tables, progress.advance)
    await continueNumbers(client, db)
    return E.right(checksums)
  }

const firstThatDiffers =
  (
    tables: ReadonlyArray<SourceTable>,
    checksums: ReadonlyMap<string, TableChecksum>,
    progress: CopyProgress,
  ) =>
  async (client: PoolClient): Promise<E.Either<CopyFault, void>> => {
    for (const table of tables) {
      const { rows, sum } = await checksumOfTable(client, table, progress.advance)
      const copied = checksums.get(table.name)
      if (copied?.rows !== rows || copied.sum !== sum) return E.left({ tag: 'differs', table: table.name })
    }
    return E.right(undefined)
  }

const transaction = <A>(pool: Pool, work: (client: PoolClient) => Promise<E.Either<CopyFault, A>>) =>
  pipe(
    () => inTransaction(pool, work),
    TE.mapLeft(({ code }): CopyFault => ({ tag: 'database', code })),
    TE.chainEitherK((outcome) => outcome),
  )

/**
 * Takes a file ledger's database that nobody else uses and an empty migrated PostgreSQL, copies every table with its
 * numbers and reads the copy back; gives how many rows each has, or the table in which a row differs.
 */
export const copyLedger = (
  db: DatabaseSync,
  pool: Pool,
  progress: CopyProgress,
): TE.TaskEither<CopyFault, ReadonlyArray<CopiedTable>> => {
  const tables = readTables(db).map((table) => ({ ...table, read: () => readTable(db, table) }))
  const counts = tables.map(({ name }) => ({ table: name, rows: countTable(db, name) }))
  progress.begin(2 * counts.reduce((sum, { rows }) => sum + rows, 0))
  return pipe(
    transaction(pool, copyInto(db, tables, progress)),
    TE.chain((checksums) => transaction(pool, firstThatDiffers(tables, checksums, progress))),
    TE.map(() => counts),
  )
}
