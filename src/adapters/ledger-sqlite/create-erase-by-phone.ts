import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type Erased, type Erasing, eraseRows } from '../../domain/ledger/erase-rows'
import type { EraseFailure } from '../../domain/ledger/ledger-failure'
import type { RecordOfErasures } from '../../domain/ledger/record-of-erasures'
import type { Script } from '../../domain/ledger/script'
import type { Now } from '../../ports/clock'
import type { EraseByPhone } from '../../ports/staff-ledger'
import { erasuresIn, recordAt } from '../ledger/record-at'
import { commitBesideServer } from './commit-beside-server'
import { toLedgerError } from './explain-ledger-fault'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { ledgerFiles } from './ledger-files'
import { oweWipe } from './owed-wipe'
import { createWipe } from './wipe'

function* eraseOwing(phone: string, erasing: Erasing): Script<Erased> {
  const erased = yield* eraseRows(phone, erasing)
  if (erased.registrations + erased.quarantined + erased.released > 0) yield* oweWipe()
  return erased
}

const wipeIn = (dataDir: string): TE.TaskEither<LedgerFault, boolean> => {
  const { wipe, close } = createWipe(ledgerFiles(dataDir).database)
  return TE.tryCatch(() => wipe().finally(close), toLedgerFault)
}

/** Erases a person beside a server that runs, and wipes the file (P-004). */
export const createEraseByPhone =
  (dataDir: string, now: Now, record: RecordOfErasures = recordAt(erasuresIn(dataDir))): EraseByPhone =>
  (phone, rule) =>
    pipe(
      commitBesideServer(dataDir, () => eraseOwing(phone, { at: now(), rule, record })),
      TE.bindTo('erased'),
      TE.bind('isWiped', () => wipeIn(dataDir)),
      TE.mapLeft((fault): EraseFailure => toLedgerError(dataDir)(fault)),
      TE.filterOrElse(
        ({ isWiped }) => isWiped,
        (): EraseFailure => ({ tag: 'stillRead' }),
      ),
      TE.map(({ erased }) => erased),
    )
