import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { onTestFinished } from 'vitest'
import { createNoticeStore } from '../../../src/adapters/ledger/notices'
import { createEraseExpired as createPostgresEraseExpired } from '../../../src/adapters/ledger-postgres/create-erase-expired'
import { noticesIn } from '../../../src/adapters/ledger-postgres/create-postgres-ledger'
import { createStaffLedger } from '../../../src/adapters/ledger-postgres/create-staff-ledger'
import { openDelivery } from '../../../src/adapters/ledger-postgres/open-delivery'
import { createEraseExpired } from '../../../src/adapters/ledger-sqlite/create-erase-expired'
import { createStaffLedger as createStaffFile } from '../../../src/adapters/ledger-sqlite/create-staff-ledger'
import { createTransact } from '../../../src/adapters/ledger-sqlite/in-transaction'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { openDelivery as openFileDelivery } from '../../../src/adapters/ledger-sqlite/open-delivery'
import type {
  RecordEntry,
  RecordingLedger,
  RecordOfErasures,
} from '../../../src/domain/ledger/erase/record-of-erasures'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import type { Ledger } from '../../../src/ports/ledger'
import type { StaffLedger } from '../../../src/ports/staff-ledger'
import { decoded } from '../decoded'
import { createMemoryLedger, type ReadsRegistrations } from '../memory/memory-ledger'
import { createMemoryStore } from '../memory/memory-store'
import { openMemoryDelivery } from '../memory/open-memory-delivery'
import { createTestDatabase } from '../postgres/create-test-database'
import { openTestPostgres } from '../postgres/open-test-postgres'
import { createTempDir } from '../temp-dir'
import { ARRIVED_AT } from './arrived'
import { openTestLedger } from './open-test-ledger'

const HALF = () => 0.5

const createClock = () => {
  let at = ARRIVED_AT
  return {
    now: () => at,
    pass: (ms: number) => {
      at += ms
    },
  }
}

const createNotebook = () => {
  const noted: Array<RecordEntry> = []
  const asked: Array<RecordingLedger> = []
  let isFull = false
  const record: RecordOfErasures = {
    recordId: 'here',
    append: (entries, ledger) => {
      if (isFull) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
      noted.push(...entries)
      asked.push(ledger)
      return { line: noted.length, hash: `of ${noted.length}` }
    },
  }
  return {
    noted,
    asked,
    record,
    fill: () => {
      isFull = true
    },
  }
}

export type SeenBatch = {
  readonly id: number
  readonly state: string
  readonly attempts: number
  readonly lastError: string | null
  readonly deliveredAt: number | null
}

/** A ledger with its staff side, its delivery's side, and a clock that stands still. */
export type TestStore = Omit<StaffLedger, 'close'> &
  ReadsRegistrations &
  Pick<
    Ledger,
    | 'keepRegistration'
    | 'findKept'
    | 'readHealth'
    | 'readFigures'
    | 'eraseExpired'
    | 'rememberServed'
    | 'openNotices'
    | 'desk'
  > & {
    readonly store: DeliveryStore
    readonly clock: ReturnType<typeof createClock>
    readonly notebook: ReturnType<typeof createNotebook>
    readonly batches: () => Promise<ReadonlyArray<SeenBatch>>
    /** Makes delivered batches of these numbers, the lower ones delivered later. */
    readonly addDelivered: (from: number, to: number) => Promise<void>
    /** Makes an erasure whose row no codec takes. */
    readonly addUnreadableErasure: () => Promise<void>
  }

const BATCHES = `
  SELECT id, state, attempts, last_error AS "lastError", delivered_at AS "deliveredAt" FROM batch ORDER BY id`

const insertDelivered = (from: number, to: number): string =>
  `INSERT INTO batch (id, target, mark, state, delivered_at) VALUES ${Array.from(
    { length: to - from },
    (_, n) => `(${from + n}, 'orders', 'm', 'delivered', ${to - n})`,
  ).join(', ')}`

const UNREADABLE = "INSERT INTO erasure (id, at, target, state) VALUES ('e', 1, 'orders', 'queued')"

const insideOf = (
  db: DatabaseSync,
): Pick<TestStore, 'batches' | 'addDelivered' | 'addUnreadableErasure'> => ({
  batches: async () =>
    db
      .prepare(BATCHES)
      .all()
      .map((row) => ({ ...row }) as SeenBatch),
  addDelivered: async (from, to) => db.exec(insertDelivered(from, to)),
  addUnreadableErasure: async () => db.exec(UNREADABLE),
})

const openInMemory = async (): Promise<TestStore> => {
  const clock = createClock()
  const store = createMemoryStore()
  const notebook = createNotebook()
  const deps = { store, now: clock.now, random: HALF, record: notebook.record }
  return {
    ...createMemoryLedger(deps),
    store: openMemoryDelivery(deps),
    clock,
    notebook,
    ...insideOf(store.db),
  }
}

const openInFile = async (): Promise<TestStore> => {
  const dir = await createTempDir()
  const clock = createClock()
  const notebook = createNotebook()
  const ledger = openTestLedger(dir, notebook.record)
  const db = decoded(openDatabase(join(dir, 'registrations.sqlite')))
  onTestFinished(() => db.close())
  const deps = { db, isInPlace: () => true, now: clock.now }
  return {
    ...ledger,
    ...createStaffFile(dir, { record: notebook.record, now: clock.now }),
    eraseExpired: createEraseExpired({
      ...deps,
      wipe: async () => true,
      record: notebook.record,
    }),
    openNotices: (settings) =>
      pipe(
        ledger.openNotices(settings),
        TE.map(() =>
          createNoticeStore(settings, {
            transact: createTransact(deps),
            random: HALF,
          }),
        ),
      ),
    store: decoded(await openFileDelivery({ ...deps, random: HALF, record: notebook.record })()),
    clock,
    notebook,
    ...insideOf(db),
  }
}

const openInPostgres = async (): Promise<TestStore> => {
  const url = await createTestDatabase()
  const clock = createClock()
  const notebook = createNotebook()
  const { pool, ...ledger } = await openTestPostgres(url, notebook.record)
  return {
    ...ledger,
    ...createStaffLedger(url, notebook.record, async () => clock.now())(pool),
    eraseExpired: createPostgresEraseExpired(pool, async () => clock.now(), notebook.record),
    openNotices: (settings) =>
      pipe(
        ledger.openNotices(settings),
        TE.chain(() =>
          noticesIn(pool, { clock: async () => clock.now(), random: HALF }).openNotices(settings),
        ),
      ),
    store: decoded(
      await openDelivery({
        pool,
        clock: async () => clock.now(),
        random: HALF,
        record: notebook.record,
      })(),
    ),
    clock,
    notebook,
    batches: async () => (await pool.query(BATCHES)).rows,
    addDelivered: async (from, to) => void (await pool.query(insertDelivered(from, to))),
    addUnreadableErasure: async () => void (await pool.query(UNREADABLE)),
  }
}

type NamedStore = { readonly name: string; readonly open: () => Promise<TestStore> }

const ALL: ReadonlyArray<NamedStore> = [
  { name: 'in memory', open: openInMemory },
  { name: 'in a file', open: openInFile },
  { name: 'in PostgreSQL', open: openInPostgres },
]

/** Every store that the contract binds, or the one that `STORE` names. */
export const TEST_STORES = ALL.filter(({ name }) => [undefined, name].includes(process.env.STORE))
