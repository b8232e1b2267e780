import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { openStaffFile } from './ledger/open-staff-file'
import type { LedgerPlace } from './ledger-place'
import { createStaffLedger } from './ledger-postgres/create-staff-ledger'
import { openPostgres } from './ledger-postgres/open-postgres'
import { explainPostgresFault } from './messages/explain-postgres-fault'
import type { StaffLedger } from './staff-ledger'

/** Takes the place, gives what staff do there, or the sentence saying why it cannot be opened. */
export const openStaffLedger = ({ dataDir, databaseUrl }: LedgerPlace): TE.TaskEither<string, StaffLedger> =>
  databaseUrl === null
    ? TE.fromIOEither(() => openStaffFile(dataDir))
    : pipe(
        openPostgres(databaseUrl),
        TE.bimap((fault) => explainPostgresFault(databaseUrl, fault), createStaffLedger(databaseUrl)),
      )
