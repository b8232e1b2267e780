import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { NoteErasures } from '../../ports/note-erasures'
import type { Now } from '../../ports/now'
import type { StaffLedger } from '../../ports/staff-ledger'
import type { Script } from '../ledger/script'
import { EMPTY_STATUS, findByPhone, readStatus, releaseParked } from '../ledger/staff-scripts'
import { staffWork } from '../ledger/staff-work'
import type { Transact } from '../ledger/transact'
import { createEraseByPhone } from './create-erase-by-phone'
import { createReadRegistrations } from './create-read-registrations'
import { toTrouble } from './explain-ledger-fault'
import { inFileBesideServer } from './in-file-beside-server'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { openToRead } from './open-to-read'
import { commitScript, createScriptRunner } from './script-runner'

const readIn = <A>(dataDir: string, script: () => Script<A>): E.Either<LedgerFault, A> =>
  pipe(
    openToRead(dataDir),
    E.chain((db) => {
      try {
        return E.tryCatch(() => createScriptRunner(db)(script()), toLedgerFault)
      } finally {
        db.close()
      }
    }),
  )

function* some<A>(script: () => Script<A>): Script<O.Option<A>> {
  return O.some(yield* script())
}

/** Opens and closes the file for each call. */
export const createStaffLedger = (
  dataDir: string,
  noteErasures?: NoteErasures,
  now: Now = Date.now,
): StaffLedger => {
  const trouble = toTrouble(dataDir)
  const absent = () => trouble({ tag: 'absent' })
  const readIfThere = <A>(script: () => Script<A>): TE.TaskEither<LedgerTrouble, O.Option<A>> =>
    pipe(
      TE.fromIOEither(() => readIn(dataDir, script)),
      TE.map(O.some),
      TE.orElse((fault) => (fault.tag === 'absent' ? TE.right(O.none) : TE.left(trouble(fault)))),
    )
  const commit = <A>(otherwise: A, script: () => Script<A>): TE.TaskEither<LedgerTrouble, A> =>
    pipe(
      TE.fromIOEither(() =>
        inFileBesideServer<LedgerFault, A>(dataDir, otherwise, (db) => E.right(commitScript(db, script()))),
      ),
      TE.mapLeft(trouble),
    )
  const read: Transact = (script) => pipe(readIfThere(script), TE.chain(TE.fromOption(absent)))
  const change: Transact = <A>(script: () => Script<A>) =>
    pipe(
      commit<O.Option<A>>(O.none, () => some(script)),
      TE.chain(TE.fromOption(absent)),
    )
  return {
    readRegistrations: createReadRegistrations(dataDir),
    findByPhone: (phone) =>
      pipe(
        readIfThere(() => findByPhone(phone)),
        TE.map(O.getOrElseW(() => [])),
      ),
    eraseByPhone: createEraseByPhone(dataDir, now, noteErasures),
    ...staffWork({ read, change, now }),
    readStatus: pipe(readIfThere(readStatus), TE.map(O.getOrElseW(() => EMPTY_STATUS))),
    releaseParked: commit({ batches: 0, targets: 0 }, releaseParked),
    close: async () => undefined,
  }
}
