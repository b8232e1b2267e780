import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { EraseByPhone, Erased, EraseFailure } from '../../../ports/erase-by-phone'
import type { Now } from '../../../ports/now'
import { explainLedgerFault } from '../messages/explain-ledger-fault'
import { eraseRows } from './erase-rows'
import { inFileBesideServer } from './in-file-beside-server'

type Refusal = Exclude<EraseFailure, { readonly tag: 'trouble' }>

const NOTHING: Erased = { registrations: 0, trapped: 0, toRemoveFrom: [] }

const inOneTransaction = <A>(db: DatabaseSync, work: () => A): A => {
  db.exec('BEGIN IMMEDIATE')
  const done = work()
  db.exec('COMMIT')
  return done
}

/**
 * `secure_delete` wipes a row where it stood; copies of it in the free room of pages that were split go when the file is
 * written anew, and those in the journal when that is emptied, which someone who still reads prevents.
 */
const wipe = (db: DatabaseSync): E.Either<Refusal, void> => {
  db.exec('VACUUM')
  const isStillRead = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0
  return isStillRead ? E.left({ tag: 'stillRead' }) : E.right(undefined)
}

/** Takes the data folder and the clock, gives what erases a person there, beside a running server or without one. */
export const createEraseByPhone =
  (dataDir: string, now: Now): EraseByPhone =>
  (phone) =>
    pipe(
      TE.fromIOEither(() =>
        inFileBesideServer<Refusal, Erased>(dataDir, NOTHING, (db) =>
          pipe(
            E.right(inOneTransaction(db, () => eraseRows(db, phone, now()))),
            E.chainFirst(() => wipe(db)),
          ),
        ),
      ),
      TE.mapLeft(
        (fault): EraseFailure =>
          fault.tag === 'stillRead' ? fault : { tag: 'trouble', reason: explainLedgerFault(dataDir, fault) },
      ),
    )
