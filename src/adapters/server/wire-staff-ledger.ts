import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { StaffLedger } from '../../ports/staff-ledger'
import { createStaffLedger } from '../ledger-postgres/create-staff-ledger'
import { explainPostgresFault } from '../ledger-postgres/explain-postgres-fault'
import { openPostgres } from '../ledger-postgres/open-postgres'
import { openStaffFile } from '../ledger-sqlite/open-staff-file'
import type { LedgerPlace } from './ledger-place'

/** Takes the place, gives what staff do there, or the sentence saying why it cannot be opened. */
export const openStaffLedger = ({ dataDir, databaseUrl }: LedgerPlace): TE.TaskEither<string, StaffLedger> =>
  databaseUrl === null
    ? TE.fromIOEither(() => openStaffFile(dataDir))
    : pipe(
        openPostgres(databaseUrl),
        TE.bimap((fault) => explainPostgresFault(databaseUrl, fault), createStaffLedger(databaseUrl)),
      )
