import { nextWriteAt } from '../../../domain/delivery/moments'
import type { EpochMs } from '../../../domain/registration/epoch-ms'
import { firstBatchNumber, installationName, newInstallation } from '../delivery/first-numbers'
import type { BatchStatements } from './batch-statements'

const advance = (
  { readCounter, writeCounter }: BatchStatements,
  name: string,
  next: (former: number | null) => number,
): number => {
  const former = readCounter.get({ name })?.value
  const value = next(typeof former === 'number' ? former : null)
  writeCounter.run({ name, value })
  return value
}

/** Within a transaction, gives the next batch's number. */
export const nextBatchNumber = (sql: BatchStatements): number =>
  advance(sql, 'batch', (former) => (former === null ? firstBatchNumber() : former + 1))

/** Within a transaction, takes the present moment, gives the one at which the next write may be made. */
export const nextWriteMoment = (sql: BatchStatements, at: EpochMs): EpochMs =>
  advance(sql, 'write', (former) => nextWriteAt(former, at))

/** Within a transaction, gives what tells this ledger's marks in a sheet from another's. */
export const installationOf = (sql: BatchStatements): string =>
  installationName(advance(sql, 'installation', (former) => former ?? newInstallation()))
