import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { LedgerStatus } from '../../domain/ledger/ledger-status'
import type { ReadLedgerStatus } from '../../ports/read-ledger-status'
import { COUNTS_STATEMENT, HALTS_STATEMENT, toLedgerStatus } from '../ledger/status-statements'
import { explainLedgerFault } from './explain-ledger-fault'
import { inFileBesideServer } from './in-file-beside-server'
import type { LedgerFault } from './ledger-fault'

const NOTHING: LedgerStatus = {
  pending: 0,
  oldestPendingAt: null,
  parkedRows: 0,
  lastError: null,
  trapped: 0,
  queuedRemovals: 0,
  haltedTargets: [],
}

/** Takes the data folder, gives the reader of its status, beside a running server or without one. */
export const createReadStatus = (dataDir: string): ReadLedgerStatus =>
  pipe(
    TE.fromIOEither(() =>
      inFileBesideServer<LedgerFault, LedgerStatus>(dataDir, NOTHING, (db) =>
        pipe(
          toLedgerStatus(db.prepare(COUNTS_STATEMENT).get(), db.prepare(HALTS_STATEMENT).all()),
          E.mapLeft((): LedgerFault => ({ tag: 'damaged' })),
        ),
      ),
    ),
    TE.mapLeft((fault): LedgerTrouble => ({ tag: 'trouble', reason: explainLedgerFault(dataDir, fault) })),
  )
