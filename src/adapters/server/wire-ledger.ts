import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Ledger } from '../../ports/ledger'
import { createPostgresLedger } from '../ledger-postgres/create-postgres-ledger'
import { explainPostgresFault } from '../ledger-postgres/explain-postgres-fault'
import { openPostgres } from '../ledger-postgres/open-postgres'
import { explainLedgerFault } from '../ledger-sqlite/explain-ledger-fault'
import { openLedger } from '../ledger-sqlite/open-ledger'
import type { Config } from './config'

const openFile = (dataDir: string): TE.TaskEither<string, Ledger> =>
  pipe(
    TE.fromEither(openLedger(dataDir)),
    TE.bimap(
      (fault) => explainLedgerFault(dataDir, fault),
      (ledger) => ({
        ...ledger,
        openDelivery: TE.fromIOEither(ledger.openDelivery),
        close: async () => ledger.close(),
      }),
    ),
  )

const openDatabase = (url: string): TE.TaskEither<string, Ledger> =>
  pipe(
    openPostgres(url),
    TE.bimap((fault) => explainPostgresFault(url, fault), createPostgresLedger),
  )

/** Takes the settings, opens the ledger they name, a file's or a database's, or gives the sentence saying why not. */
export const openConfiguredLedger = ({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): TE.TaskEither<string, Ledger> =>
  databaseUrl === null ? openFile(dataDir) : openDatabase(databaseUrl)
