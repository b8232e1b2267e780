import * as E from 'fp-ts/Either'
import { identity, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import { WRITTEN_WHILE_EMPTY } from '../../domain/ledger/variables'
import type { CopiedTable, Progress } from '../../ports/backups'
import { ID_TABLES, type LedgerSource, type SourceTable } from '../ledger/ledger-source'
import { copyTables } from './copy-tables'
import type { LedgerPool } from './create-pool'
import { inTransaction } from './in-transaction'
import { explainPostgresFault, type PostgresFault, toPostgresFault } from './postgres-fault'
import { checksumIn, checksumOf, type UnorderedChecksum } from './unordered-checksum'

export type CopyFault =
  | { readonly tag: 'notEmpty' }
  | { readonly tag: 'differs'; readonly table: string }
  | { readonly tag: 'database'; readonly fault: PostgresFault }

/** The sentence for the operator that says why the ledger was not copied. */
export const explainCopyFault = (url: string, fault: CopyFault): string => {
  switch (fault.tag) {
    case 'notEmpty':
      return 'Cơ sở dữ liệu đích đã có dữ liệu. Chỉ chép vào cơ sở dữ liệu trống. Không có gì bị thay đổi. Nếu lần chép trước bị ngắt và chưa máy chủ nào chạy với cơ sở dữ liệu này, hãy xóa nó, tạo lại rồi chạy lại lệnh.'
    case 'differs':
      return `Bản sao của bảng ${fault.table} không khớp, nên những gì vừa chép sang cơ sở dữ liệu đích đã được bỏ hết. Dữ liệu gốc còn nguyên.`
    case 'database':
      return explainPostgresFault(url, fault.fault)
  }
}

/** `begin` is called with the number of rows to copy and verify, then `advance` with the rows done. */
type CopyProgress = Pick<Progress, 'begin' | 'advance'>

const USED = [...ID_TABLES, 'batch', 'erasure'] as const

const SELECT_IS_EMPTY = `
  SELECT ${USED.map((table) => `NOT EXISTS (SELECT 1 FROM ${table})`).join(' AND ')}
    AND NOT EXISTS (SELECT 1 FROM counter WHERE name <> ALL ($1)) AS "isEmpty"`

/** Makes a second copy or a starting server wait until the tables are filled. */
const lockTables = async (client: PoolClient, { tables }: LedgerSource): Promise<void> => {
  await client.query('SELECT version FROM schema_version WHERE id = 1 FOR UPDATE')
  await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN SHARE ROW EXCLUSIVE MODE`)
}

const isEmpty = async (client: PoolClient): Promise<boolean> =>
  (await client.query(SELECT_IS_EMPTY, [WRITTEN_WHILE_EMPTY])).rows[0]?.isEmpty === true

/** Continues the id sequences of the file, including ids of erased rows. */
const continueIds = async (client: PoolClient, { lastIds }: LedgerSource): Promise<void> => {
  for (const table of ID_TABLES) {
    const last = lastIds[table]
    if (last > 0) await client.query(`SELECT setval('${table}_ids', $1)`, [last])
  }
}

const firstThatDiffers = async (
  client: PoolClient,
  tables: ReadonlyArray<SourceTable>,
  checksums: ReadonlyMap<string, UnorderedChecksum>,
  advance: CopyProgress['advance'],
): Promise<string | null> => {
  for (const table of tables) {
    const { rows, sum } = await checksumIn(client, table, advance)
    const copied = checksums.get(table.name)
    if (copied?.rows !== rows || copied.sum !== sum) return table.name
  }
  return null
}

type Outcome = E.Either<CopyFault, ReadonlyArray<CopiedTable>>

const copied = ({ tables }: LedgerSource): ReadonlyArray<CopiedTable> =>
  tables.map(({ name, count }) => ({ table: name, rows: count }))

const copyInto =
  (source: LedgerSource, { advance }: CopyProgress) =>
  async (client: PoolClient): Promise<Outcome> => {
    await lockTables(client, source)
    if (!(await isEmpty(client))) return E.left({ tag: 'notEmpty' })
    await client.query('SAVEPOINT empty')
    const checksums = await copyTables(client, source.tables, advance)
    await continueIds(client, source)
    const table = await firstThatDiffers(client, source.tables, checksums, advance)
    if (table === null) return E.right(copied(source))
    await client.query('ROLLBACK TO SAVEPOINT empty')
    return E.left({ tag: 'differs', table })
  }

const transaction = (pool: LedgerPool, work: (client: PoolClient) => Promise<Outcome>) =>
  pipe(
    () => inTransaction(pool, work),
    TE.mapLeft((fault): CopyFault => ({ tag: 'database', fault: toPostgresFault(fault) })),
    TE.chainEitherK(identity),
  )

type CopyLedger = (
  source: LedgerSource,
  pool: LedgerPool,
  progress: CopyProgress,
) => TE.TaskEither<CopyFault, ReadonlyArray<CopiedTable>>

/** Copies every table to an empty database and compares the checksums, in one transaction; fails without a change (P-006). */
export const copyLedger: CopyLedger = (source, pool, progress) => {
  progress.begin(2 * source.tables.reduce((sum, { count }) => sum + count, 0))
  return transaction(pool, copyInto(source, progress))
}

/** As `copyLedger`; also succeeds if an earlier run completed the copy but was killed before it said so. */
export const copyLedgerOnce: CopyLedger = (source, pool, progress) =>
  pipe(
    copyLedger(source, pool, progress),
    TE.orElse((fault) =>
      fault.tag === 'notEmpty'
        ? transaction(pool, async (client) => {
            const checksums = new Map(source.tables.map((table) => [table.name, checksumOf(table)]))
            const table = await firstThatDiffers(client, source.tables, checksums, progress.advance)
            return table === null ? E.right(copied(source)) : E.left(fault)
          })
        : TE.left(fault),
    ),
  )
