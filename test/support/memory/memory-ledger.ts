import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { createErasePages } from '../../../src/adapters/ledger/erase-pages'
import { createNotices } from '../../../src/adapters/ledger/notices'
import { createReadFigures } from '../../../src/adapters/ledger/read-figures'
import { createTransact } from '../../../src/adapters/ledger-sqlite/in-transaction'
import { createKeepGroup } from '../../../src/adapters/ledger-sqlite/keep-group'
import { readRegistrations } from '../../../src/adapters/workbook/read-registrations'
import { findKept } from '../../../src/domain/ledger/accept/find-kept'
import { rememberServed } from '../../../src/domain/ledger/accept/served'
import { eraseAndRecord } from '../../../src/domain/ledger/erase/erase-person'
import type { RecordOfErasures } from '../../../src/domain/ledger/erase/record-of-erasures'
import type { LedgerFailure } from '../../../src/domain/ledger/ledger-failure'
import type { KeptRegistration, Target } from '../../../src/domain/registration/registration'
import type { EpochMs } from '../../../src/domain/time/epoch-ms'
import type { Ledger } from '../../../src/ports/ledger'
import type { StaffLedger } from '../../../src/ports/staff-ledger'
import type { Transact } from '../../../src/ports/transact'
import { createMemoryStore, type MemoryStore } from './memory-store'
import { NO_RECORD } from './no-record'
import { openMemoryDelivery } from './open-memory-delivery'

export type ReadsRegistrations = {
  readonly readRegistrations: (target: Target) => AsyncIterable<KeptRegistration>
}

type MemoryDeps = {
  readonly store?: MemoryStore
  readonly now?: () => EpochMs
  readonly random?: () => number
  readonly record?: RecordOfErasures
}

export const createMemoryLedger = ({
  store = createMemoryStore(),
  now = Date.now,
  random = Math.random,
  record = NO_RECORD,
}: MemoryDeps = {}): Ledger & StaffLedger & ReadsRegistrations => {
  const deps = { db: store.db, isInPlace: () => true, now }
  const transact = createTransact(deps)
  const staff: Transact<LedgerFailure> = (script) =>
    pipe(
      transact(script),
      TE.mapLeft(({ reason }) => ({ tag: 'failed', reason })),
    )
  const { openNotices, isAnnounced } = createNotices({ transact, random })
  const accept = createKeepGroup(deps, isAnnounced)

  return {
    keepRegistration: (arrived) => async () => {
      const [answer] = await accept([arrived])
      if (answer === undefined) throw new Error('a group has an answer for each of its rows')
      return answer
    },
    findKept: (target, idempotency) => async () => store.run(findKept(target, idempotency)),
    readHealth: TE.right(undefined),
    readFigures: createReadFigures(transact),
    eraseExpired: createErasePages({ transact, record }),
    rememberServed: (served) => transact(() => rememberServed(served)),
    openNotices,
    desk: { read: transact, change: transact },
    openDelivery: async () => E.right(openMemoryDelivery({ store, now, random, record })),
    readRegistrations: (target: Target) => readRegistrations(staff, target),
    eraseByPhone: (phone, rule) => staff((at) => eraseAndRecord(phone, { at, rule, record })),
    read: staff,
    change: staff,
    record,
    close: async () => undefined,
  }
}
