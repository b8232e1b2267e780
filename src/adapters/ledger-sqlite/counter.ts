import type { Reservation } from '../../domain/delivery/batch'
import { RESERVED } from '../../domain/delivery/marker'
import { nextWriteAt } from '../../domain/delivery/moments'
import type { RemovalRound } from '../../domain/delivery/removal'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import { firstBatchNumber, installationName, newInstallation } from '../ledger/first-numbers'
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

const removalOf = (target: Target): string => `removal from ${target}`

/** Within a transaction, takes a sheet, gives the number under which rows are deleted there: a fresh one, unless that of an earlier try stands. */
export const removalNumber = (sql: BatchStatements, target: Target): Pick<RemovalRound, 'id' | 'isFresh'> => {
  let isFresh = false
  const id = advance(sql, removalOf(target), (former) => {
    isFresh = former === null
    return former ?? nextBatchNumber(sql)
  })
  return { id, isFresh }
}

/** Within a transaction, takes the number of a round that is over, keeps it among the marks of the sheet where it is one; where another number stands already, nothing is changed. */
export const dropRemovalNumber = (
  sql: BatchStatements,
  target: Target,
  { id, isMarked }: Pick<RemovalRound, 'id'> & Reservation,
  at: EpochMs,
): void => {
  const { changes } = sql.dropCounter.run({ name: removalOf(target), value: id })
  if (isMarked && Number(changes) > 0) sql.insertReserved.run({ id, target, mark: RESERVED, at })
}

/** Within a transaction, takes the present moment, gives the one at which the next write may be made. */
export const nextWriteMoment = (sql: BatchStatements, at: EpochMs): EpochMs =>
  advance(sql, 'write', (former) => nextWriteAt(former, at))

/** Within a transaction, gives what tells this ledger's marks in a sheet from another's. */
export const installationOf = (sql: BatchStatements): string =>
  installationName(advance(sql, 'installation', (former) => former ?? newInstallation()))
