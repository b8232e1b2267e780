import { createHash } from 'node:crypto'

export type TableChecksum = { readonly rows: number; readonly sum: bigint }

export const EMPTY_CHECKSUM: TableChecksum = { rows: 0, sum: 0n }

const HASH_BITS = 256

const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value

const rowHash = (row: ReadonlyArray<unknown>): bigint =>
  BigInt(
    `0x${createHash('sha256')
      .update(JSON.stringify(row.map(plain)))
      .digest('hex')}`,
  )

/** Independent of row order, because databases sort texts differently. */
export const withRow = ({ rows, sum }: TableChecksum, row: ReadonlyArray<unknown>): TableChecksum => ({
  rows: rows + 1,
  sum: BigInt.asUintN(HASH_BITS, sum + rowHash(row)),
})
