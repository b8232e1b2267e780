import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { Released } from '../../domain/ledger/ledger-status'
import type { ReleaseParked } from '../../ports/release-parked'
import { RELEASE_STATEMENTS } from '../ledger/status-statements'
import { explainLedgerFault } from './explain-ledger-fault'
import { inFileBesideServer } from './in-file-beside-server'
import type { LedgerFault } from './ledger-fault'

const release = (db: DatabaseSync): Released => {
  const run = (statement: keyof typeof RELEASE_STATEMENTS): number =>
    Number(db.prepare(RELEASE_STATEMENTS[statement]).run().changes)
  db.exec('BEGIN IMMEDIATE')
  const batches = run('batches')
  run('batchesThatWait')
  run('removalsThatWait')
  const targets = run('targets')
  db.exec('COMMIT')
  return { batches, targets }
}

/** Takes the data folder, gives what releases there, beside a running server or without one. */
export const createReleaseParked = (dataDir: string): ReleaseParked =>
  pipe(
    TE.fromIOEither(() =>
      inFileBesideServer<LedgerFault, Released>(dataDir, { batches: 0, targets: 0 }, (db) =>
        E.right(release(db)),
      ),
    ),
    TE.mapLeft((fault): LedgerTrouble => ({ tag: 'trouble', reason: explainLedgerFault(dataDir, fault) })),
  )
