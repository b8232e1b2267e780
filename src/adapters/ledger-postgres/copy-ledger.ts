import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import type { LedgerSource, SourceTable } from '../ledger/ledger-source'
import { checksumOfTable } from './checksum-of-table'
import { copyTables } from './copy-tables'
import type { LedgerPool } from './create-pool'
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

const USED = ['registration', 'quarantine', 'batch', 'erasure'] as const

/** What a server that has kept nothing counts all the same. */
const COUNTED_WHEN_EMPTY = "name LIKE 'retention%' OR name = 'last backup'"

const IS_EMPTY = `
  SELECT ${USED.map((table) => `NOT EXISTS (SELECT 1 FROM ${table})`).join(' AND ')}
    AND NOT EXISTS (SELECT 1 FROM counter WHERE NOT (${COUNTED_WHEN_EMPTY})) AS "isEmpty"`

/** The locked row makes a second copy into the same database wait, and then find it filled. */
const isEmpty = async (client: PoolClient): Promise<boolean> => {
  await client.query('SELECT version FROM schema_version WHERE id = 1 FOR UPDATE')
  const { rows } = await client.query(IS_EMPTY)
  return rows[0]?.isEmpty === true
}

/** Numbers go on where the file's ended, also above those that were erased. */
const continueNumbers = async (client: PoolClient, { lastNumbers }: LedgerSource): Promise<void> => {
  for (const table of ['registration', 'quarantine'] as const) {
    const last = lastNumbers[table]
    if (last > 0) await client.query(`SELECT setval('${table}_ids', $1)`, [last])
  }
}

const copyInto =
  (source: LedgerSource, progress: CopyProgress) =>
  async (client: PoolClient): Promise<E.Either<CopyFault, ReadonlyMap<string, TableChecksum>>> => {
    if (!(await isEmpty(client))) return E.left({ tag: 'notEmpty' })
    const checksums = await copyTables(client, source.tables, progress.advance)
    await continueNumbers(client, source)
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

const transaction = <A>(pool: LedgerPool, work: (client: PoolClient) => Promise<E.Either<CopyFault, A>>) =>
  pipe(
    () => inTransaction(pool, work),
    TE.mapLeft(({ code }): CopyFault => ({ tag: 'database', code })),
    TE.chainEitherK((outcome) => outcome),
  )

export const copyLedger = (
  source: LedgerSource,
  pool: LedgerPool,
  progress: CopyProgress,
): TE.TaskEither<CopyFault, ReadonlyArray<CopiedTable>> => {
  progress.begin(2 * source.tables.reduce((sum, { count }) => sum + count, 0))
  return pipe(
    transaction(pool, copyInto(source, progress)),
    TE.chain((checksums) => transaction(pool, firstThatDiffers(source.tables, checksums, progress))),
    TE.map(() => source.tables.map(({ name, count }) => ({ table: name, rows: count }))),
  )
}
