import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { checkRecord } from '../../domain/ledger/erase/append-to-record'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import { DataFaultError } from '../ledger/data-fault'
import type { LedgerPool } from './create-pool'
import { inTransaction } from './in-transaction'
import { type PostgresFault, toPostgresFault } from './postgres-fault'
import { onAllSheets } from './sheet-locks'

/** Ignores a folder that cannot be written, which matters only when somebody is erased. */
const ignoringUnusable = ({ recordId, append }: RecordOfErasures): RecordOfErasures => ({
  recordId,
  append: (entries, ledger) =>
    pipe(
      E.tryCatch(() => append(entries, ledger), E.toError),
      E.getOrElse((error) => {
        if (error instanceof DataFaultError && error.fault.tag !== 'unusable') throw error
        return { line: 0, hash: '' }
      }),
    ),
})

/** Fails if the record lacks lines that the ledger knows. */
export const registerRecord = (
  pool: LedgerPool,
  record: RecordOfErasures,
): TE.TaskEither<PostgresFault, void> =>
  pipe(
    () => inTransaction(pool, (client) => onAllSheets(client, () => checkRecord(ignoringUnusable(record)))),
    TE.mapLeft(toPostgresFault),
  )
