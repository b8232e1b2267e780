import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Ledger } from '../../ports/ledger'
import { appendErasures } from '../ledger/append-erasures'
import { createPostgresLedger } from '../ledger-postgres/create-postgres-ledger'
import { explainPostgresFault } from '../ledger-postgres/explain-postgres-fault'
import { openPostgres } from '../ledger-postgres/open-postgres'
import { explainLedgerFault } from '../ledger-sqlite/explain-ledger-fault'
import { openLedger } from '../ledger-sqlite/open-ledger'
import type { LedgerPlace } from './ledger-place'

const openFile = (dataDir: string, erasuresFile: string): TE.TaskEither<string, Ledger> =>
  pipe(
    TE.fromEither(openLedger(dataDir, appendErasures(erasuresFile))),
    TE.mapLeft((fault) => explainLedgerFault(dataDir, fault)),
  )

const openDatabase = (url: string, erasuresFile: string): TE.TaskEither<string, Ledger> =>
  pipe(
    openPostgres(url),
    TE.bimap(
      (fault) => explainPostgresFault(url, fault),
      (pool) => createPostgresLedger(pool, appendErasures(erasuresFile)),
    ),
  )

export const openConfiguredLedger = (
  place: LedgerPlace,
  erasuresFile: string,
): TE.TaskEither<string, Ledger> =>
  place.tag === 'sqlite' ? openFile(place.dataDir, erasuresFile) : openDatabase(place.url, erasuresFile)
