import { statSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  deletedHere,
  type ErasureInput,
  type ErasureResult,
  eraseAndRecord,
} from '../../domain/ledger/erase/erase-person'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { EraseFailure, LedgerFailure } from '../../domain/ledger/ledger-failure'
import type { Script } from '../../domain/ledger/script'
import type { Now } from '../../ports/clock'
import type { EraseByPhone, StaffLedger } from '../../ports/staff-ledger'
import type { Transact } from '../../ports/transact'
import { isRestoreUnfinished } from './finish-restore'
import { explainLedgerFault, type LedgerFault, toLedgerFailure, toLedgerFault } from './ledger-fault'
import { ledgerFiles, requireFile } from './ledger-files'
import { closeAfter } from './open-database'
import { openToRead } from './open-to-read'
import { requireWipe } from './pending-wipe'
import { commitScript, createScriptRunner } from './script-runner'
import { syncVisibleRows } from './sync-visible-rows'
import { openCurrent } from './upgrade-schema'
import { createWipe } from './wipe'

/** Runs a script in a file that a server may have open. */
const commitBesideServer = <A>(dataDir: string, script: () => Script<A>): TE.TaskEither<LedgerFault, A> =>
  TE.fromIOEither(() => {
    const { database } = ledgerFiles(dataDir)
    return pipe(
      requireFile(database),
      E.chain(() => openCurrent(database)),
      closeAfter((db) =>
        pipe(
          syncVisibleRows(db, database),
          E.chain(() => E.tryCatch(() => commitScript(db, script()), toLedgerFault)),
        ),
      ),
    )
  })

function* eraseAndRequireWipe(phone: string, erasing: ErasureInput): Script<ErasureResult> {
  const erased = yield* eraseAndRecord(phone, erasing)
  if (deletedHere(erased) > 0) yield* requireWipe()
  return erased
}

const wipeIn = (dataDir: string): TE.TaskEither<LedgerFault, boolean> => {
  const { wipe, close } = createWipe(ledgerFiles(dataDir).database)
  return TE.tryCatch(() => wipe().finally(close), toLedgerFault)
}

export type StaffDeps = { readonly record: RecordOfErasures; readonly now: Now }

/** Erases a person beside a server that runs, and wipes the file (P-004). */
const createEraseByPhone =
  (dataDir: string, { record, now }: StaffDeps): EraseByPhone =>
  (phone, rule) =>
    pipe(
      commitBesideServer(dataDir, () => eraseAndRequireWipe(phone, { at: now(), rule, record })),
      TE.bindTo('erased'),
      TE.bind('isWiped', () => wipeIn(dataDir)),
      TE.mapLeft((fault): EraseFailure => toLedgerFailure(dataDir)(fault)),
      TE.filterOrElse(
        ({ isWiped }) => isWiped,
        (): EraseFailure => ({ tag: 'stillRead' }),
      ),
      TE.map(({ erased }) => erased),
    )

const readIn = <A>(dataDir: string, script: () => Script<A>): TE.TaskEither<LedgerFault, A> =>
  TE.fromIOEither(() =>
    pipe(
      openToRead(dataDir),
      closeAfter((db) => E.tryCatch(() => createScriptRunner(db)(script()), toLedgerFault)),
    ),
  )

/** Opens and closes the file for each call. */
export const createStaffLedger = (dataDir: string, deps: StaffDeps): StaffLedger => {
  const { record, now } = deps
  const read: Transact<LedgerFailure> = (script) =>
    pipe(
      readIn(dataDir, () => script(now())),
      TE.mapLeft(toLedgerFailure(dataDir)),
    )
  const change: Transact<LedgerFailure> = (script) =>
    pipe(
      commitBesideServer(dataDir, () => script(now())),
      TE.mapLeft(toLedgerFailure(dataDir)),
    )
  return {
    read,
    change,
    record,
    eraseByPhone: createEraseByPhone(dataDir, deps),
    close: async () => undefined,
  }
}

const checkFile = (dataDir: string): E.Either<LedgerFault, void> => {
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (found !== undefined && !found.isDirectory()) return E.left({ tag: 'notAFolder' })
  if (isRestoreUnfinished(dataDir)) return E.left({ tag: 'restoreUnfinished' })
  return pipe(
    openToRead(dataDir),
    E.map((db) => db.close()),
  )
}

/** Opens the ledger for staff's commands; fails without creating anything if the folder has none. */
export const openStaffFile = (dataDir: string, deps: StaffDeps): E.Either<string, StaffLedger> =>
  pipe(
    checkFile(dataDir),
    E.bimap(
      (fault) => explainLedgerFault(dataDir, fault),
      () => createStaffLedger(dataDir, deps),
    ),
  )
