import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as TE from 'fp-ts/TaskEither'
import { erasuresIn } from '../../../src/adapters/files/erasures-file'
import { recordAt } from '../../../src/adapters/ledger/record-at'
import { backUpFile } from '../../../src/adapters/ledger-backup/back-up-file'
import { restoreFile } from '../../../src/adapters/ledger-backup/restore-backup'
import { createKeepGroup } from '../../../src/adapters/ledger-sqlite/keep-group'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { openDelivery } from '../../../src/adapters/ledger-sqlite/open-delivery'
import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import type { ArrivedRegistration, KeptAnswer } from '../../../src/domain/registration/arrived-registration'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import { decoded } from '../decoded'
import { phoneNumber } from '../fixtures/people'
import { openLedgerIn, staffLedgerIn } from '../ledger/open-test-ledger'
import { keptIn } from '../traces/kept-in'

type Surroundings = { readonly dataDir: string; readonly now: () => number; readonly random: () => number }

/** A removal of the ledger has an id at random, by which removals of one moment are ordered: a seed would not repeat the walk. */
const orderErasures = (db: DatabaseSync, next: () => number): void => {
  const found = db
    .prepare(
      `SELECT id FROM erasure WHERE id LIKE '%-%'
        ORDER BY at, target, ifnull(sheet, ''), ifnull(rows_until, 0), ifnull(held_times, ''), state`,
    )
    .all()
  const rename = db.prepare('UPDATE erasure SET id = ? WHERE id = ?')
  for (const { id } of found) rename.run(String(next()).padStart(10, '0'), String(id))
}

/** The ledger of a walk: a file in a folder, in virtual time, with what its server and its operator do. */
export const openWalkLedger = async ({ dataDir, now, random }: Surroundings) => {
  await decoded(openLedgerIn(dataDir)).close()
  const path = join(dataDir, 'registrations.sqlite')
  const staff = staffLedgerIn(dataDir, now)
  let erasures = 0
  const open = () => {
    const db = decoded(openDatabase(path))
    const deps = { db, isInPlace: () => true, now, random, record: recordAt(erasuresIn(dataDir)) }
    return { db, deps, keepGroup: createKeepGroup(deps, () => false) }
  }
  let opened = open()
  const order = () =>
    orderErasures(opened.db, () => {
      erasures += 1
      return erasures
    })
  return {
    keep: async (arrived: ArrivedRegistration): Promise<KeptAnswer> => {
      const [answer] = await opened.keepGroup([arrived])
      if (answer === undefined) throw new Error('a group has an answer for each of its rows')
      return decoded(answer)
    },
    kept: () => keptIn(opened.db),
    erase: async (phone: string): Promise<void> => {
      decoded(await staff.eraseByPhone(phoneNumber(phone), 'none')())
      order()
    },
    status: async () => decoded(await staff.read(readStatus)()),
    retry: async () => decoded(await staff.change(retryAll)()),
    openDelivery: async (): Promise<DeliveryStore> => decoded(await openDelivery(opened.deps)()),
    backUp: async (file: string): Promise<void> => {
      decoded(await backUpFile(dataDir, file, now)())
    },
    /** Replaces the ledger by a backup, with the record of erasures that lies beside the ledger. */
    restore: async (file: string): Promise<void> => {
      opened.db.close()
      const erased = { own: erasuresIn(dataDir), recordId: '', given: [], areLost: false }
      const readMoved = () => TE.right(null)
      decoded(await restoreFile({ from: file, dataDir, erasures: erased, readMoved, now })())
      opened = open()
      order()
    },
    close: () => opened.db.close(),
  }
}
