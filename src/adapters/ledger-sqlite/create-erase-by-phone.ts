import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type ErasureInput, type ErasureResult, eraseAndRecord } from '../../domain/ledger/erase/erase-person'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { EraseFailure } from '../../domain/ledger/ledger-failure'
import type { Script } from '../../domain/ledger/script'
import type { Now } from '../../ports/clock'
import type { EraseByPhone } from '../../ports/staff-ledger'
import { commitBesideServer } from './commit-beside-server'
import { type LedgerFault, toLedgerError, toLedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { requireWipe } from './pending-wipe'
import { createWipe } from './wipe'

function* eraseAndRequireWipe(phone: string, erasing: ErasureInput): Script<ErasureResult> {
  const erased = yield* eraseAndRecord(phone, erasing)
  if (erased.registrations + erased.quarantined + erased.released > 0) yield* requireWipe()
  return erased
}

const wipeIn = (dataDir: string): TE.TaskEither<LedgerFault, boolean> => {
  const { wipe, close } = createWipe(ledgerFiles(dataDir).database)
  return TE.tryCatch(() => wipe().finally(close), toLedgerFault)
}

export type StaffDeps = { readonly record: RecordOfErasures; readonly now: Now }

/** Erases a person beside a server that runs, and wipes the file (P-004). */
export const createEraseByPhone =
  (dataDir: string, { record, now }: StaffDeps): EraseByPhone =>
  (phone, rule) =>
    pipe(
      commitBesideServer(dataDir, () => eraseAndRequireWipe(phone, { at: now(), rule, record })),
      TE.bindTo('erased'),
      TE.bind('isWiped', () => wipeIn(dataDir)),
      TE.mapLeft((fault): EraseFailure => toLedgerError(dataDir)(fault)),
      TE.filterOrElse(
        ({ isWiped }) => isWiped,
        (): EraseFailure => ({ tag: 'stillRead' }),
      ),
      TE.map(({ erased }) => erased),
    )
