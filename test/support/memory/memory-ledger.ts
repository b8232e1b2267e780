import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { createEraseExpired } from '../../../src/adapters/ledger/erase-expired'
import { createNotices } from '../../../src/adapters/ledger/notices'
import { createReadFigures } from '../../../src/adapters/ledger/read-figures'
import { readAll, staffWork } from '../../../src/adapters/ledger/staff-work'
import { eraseRows } from '../../../src/domain/ledger/erase-rows'
import { findKept, findKeptOrReplaceTrapped } from '../../../src/domain/ledger/find-kept'
import type { LedgerTrouble } from '../../../src/domain/ledger/ledger-failure'
import type { RecordOfErasures } from '../../../src/domain/ledger/record-of-erasures'
import { rememberServed } from '../../../src/domain/ledger/remember-served'
import type {
  ArrivedRegistration,
  Kept,
  KeptAnswer,
} from '../../../src/domain/registration/arrived-registration'
import type { EpochMs } from '../../../src/domain/registration/epoch-ms'
import type { Ledger } from '../../../src/ports/ledger'
import type { StaffLedger } from '../../../src/ports/staff-ledger'
import { createMemoryStore, type MemoryStore, transactIn } from './memory-store'
import { NO_RECORD } from './no-record'
import { openMemoryDelivery, toUnavailable } from './open-memory-delivery'
import { keyId, type Tables } from './tables'

type MemoryDeps = {
  readonly store?: MemoryStore
  readonly now?: () => EpochMs
  readonly random?: () => number
  readonly record?: RecordOfErasures
}

const insert = (tables: Tables, arrived: ArrivedRegistration, isAnnounced: boolean): Kept => {
  const { target, registration, receivedAt, consentVersion, offersVersion, idempotency, isTrapped } = arrived
  const table = isTrapped ? 'quarantine' : 'registration'
  const id = (tables.lastId.get(table) ?? 0) + 1
  const kept = { id, isTrapped }
  tables.lastId.put(table, id)
  tables[table].put(id, {
    id,
    target,
    phone: registration.phone,
    record: JSON.stringify(registration),
    at: receivedAt,
    consentVersion,
    offersVersion,
  })
  if (!isTrapped) tables.outbox.put(id, { id, target, batch: null })
  if (!isTrapped && isAnnounced) tables.unannounced.put(id, { id, target })
  if (idempotency !== null) {
    const { key, bodyHash } = idempotency
    tables.idempotency.put(keyId(target, key), { id: keyId(target, key), bodyHash, kept })
  }
  return kept
}

export const createMemoryLedger = ({
  store = createMemoryStore(),
  now = Date.now,
  random = Math.random,
  record = NO_RECORD,
}: MemoryDeps = {}): Ledger & StaffLedger => {
  const keep = (arrived: ArrivedRegistration): KeptAnswer => ({
    ...store.inTransaction(() => insert(store.tables, arrived, isAnnounced())),
    isRepeated: false,
  })
  const transact = transactIn(store, now, toUnavailable)
  const staff = transactIn(store, now, (reason): LedgerTrouble => ({ tag: 'trouble', reason }))
  const { openNotices, isAnnounced } = createNotices({ transact, random })

  return {
    keepRegistration: (arrived) => async () =>
      pipe(store.run(findKeptOrReplaceTrapped(arrived)), E.map(O.getOrElse(() => keep(arrived)))),
    findKept: (target, idempotency) => async () => store.run(findKept(target, idempotency)),
    readHealth: TE.right(undefined),
    readFigures: createReadFigures(transact),
    eraseExpired: createEraseExpired({ transact, record }),
    rememberServed: (served) => transact(() => rememberServed(served)),
    openNotices,
    desk: { read: transact, change: transact },
    openDelivery: async () => E.right(openMemoryDelivery({ store, now, random, record })),
    readRegistrations: (target) => readAll(target, store.run),
    eraseByPhone: (phone) => staff((at) => eraseRows(phone, { at, record })),
    ...staffWork({ read: staff, change: staff, record }),
    close: async () => undefined,
  }
}
