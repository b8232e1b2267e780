import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { EraseFailure } from '../../domain/ledger/ledger-failure'
import type { Erased } from '../../domain/registration/arrived-registration'
import type { EraseByPhone } from '../../ports/erase-by-phone'
import type { Now } from '../../ports/now'
import { eraseRows } from './erase-rows'
import { explainLedgerFault } from './explain-ledger-fault'
import { inFileBesideServer } from './in-file-beside-server'
import { wipe } from './wipe'

type Refusal = Exclude<EraseFailure, { readonly tag: 'trouble' }>

const NOTHING: Erased = { registrations: 0, trapped: 0, toRemoveFrom: [] }

const inOneTransaction = <A>(db: DatabaseSync, work: () => A): A => {
  db.exec('BEGIN IMMEDIATE')
  const done = work()
  db.exec('COMMIT')
  return done
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
            E.filterOrElse(
              () => wipe(db),
              (): Refusal => ({ tag: 'stillRead' }),
            ),
          ),
        ),
      ),
      TE.mapLeft(
        (fault): EraseFailure =>
          fault.tag === 'stillRead' ? fault : { tag: 'trouble', reason: explainLedgerFault(dataDir, fault) },
      ),
    )
