import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import type { Standby } from '../../../domain/ledger/ledger-figures'
import type { Ledger } from '../../../ports/ledger'
import { dropFormerFiles } from '../../ledger/former-files'
import { recordAt } from '../../ledger/record-at'
import { copyBeforeUpgrade } from '../../ledger-move/copy-before-upgrade'
import { createPostgresLedger } from '../../ledger-postgres/create-postgres-ledger'
import { openPostgres } from '../../ledger-postgres/open-postgres'
import { explainPostgresFault } from '../../ledger-postgres/postgres-fault'
import { registerRecord } from '../../ledger-postgres/register-record'
import { explainStandby, readStandby } from '../../ledger-postgres/standby'
import { explainLedgerFault } from '../../ledger-sqlite/ledger-fault'
import { openLedger, READ_AT_ONCE_BYTES } from '../../ledger-sqlite/open-ledger'
import { byStore, type LedgerLocation, type LocationIn } from '../config/ledger-location'
import { newRecordWarning, recordIdOf } from '../config/record-id'

const openFile = (dataDir: string, erasuresFile: string): TE.TaskEither<string, Ledger> =>
  pipe(
    TE.fromEither(
      openLedger(dataDir, {
        record: recordAt(erasuresFile),
        onDamaged: () => console.error(explainLedgerFault(dataDir, { tag: 'damaged' })),
        readAtOnceBytes: READ_AT_ONCE_BYTES,
      }),
    ),
    TE.mapLeft((fault) => explainLedgerFault(dataDir, fault)),
  )

const warnOfStandby = (standby: Standby): void => {
  const warning = explainStandby(standby)
  if (warning !== null) console.warn(warning)
}

const openDatabase = (
  { url, requiresStandby }: LocationIn<'postgres'>,
  erasuresFile: string,
): TE.TaskEither<string, Ledger> => {
  const record = recordAt(erasuresFile, {
    recordId: recordIdOf({ tag: 'postgres' }, erasuresFile),
    onRecordBegun: (path) => console.warn(newRecordWarning(path)),
  })
  return pipe(
    openPostgres(url, requiresStandby, copyBeforeUpgrade(erasuresFile)),
    TE.chainFirstTaskK((pool) =>
      pipe(
        readStandby(pool),
        TE.match(() => undefined, warnOfStandby),
      ),
    ),
    TE.chainFirst((pool) =>
      pipe(
        registerRecord(pool, record),
        TE.orElseFirstTaskK(() => () => pool.end()),
      ),
    ),
    TE.bimap(
      (fault) => explainPostgresFault(url, fault),
      (pool) => createPostgresLedger(pool, record),
    ),
  )
}

/** Opens the ledger in a file or in a database; fails with a sentence for the operator. */
export const openConfiguredLedger = (
  location: LedgerLocation,
  erasuresFile: string,
): TE.TaskEither<string, Ledger> =>
  byStore(location, {
    sqlite: ({ dataDir }) => openFile(dataDir, erasuresFile),
    postgres: (database) => openDatabase(database, erasuresFile),
  })

/** Deletes the copies made before an upgrade or a restore that are too old. */
export const dropFormerFilesOf =
  (location: LedgerLocation, erasuresFile: string): IO.IO<void> =>
  () => {
    const own = byStore(location, { sqlite: ({ dataDir }) => [dataDir], postgres: () => [] })
    for (const folder of [dirname(erasuresFile), ...own])
      E.tryCatch(() => dropFormerFiles(folder, Date.now()), E.toError)
  }
