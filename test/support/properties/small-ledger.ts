import type { SQLInputValue } from 'node:sqlite'
import { phoneHash } from '../../../src/adapters/ledger/phone-hash'
import { createScriptRunner } from '../../../src/adapters/ledger-sqlite/script-runner'
import type { ReadingSettlement, SettledWork, Work } from '../../../src/domain/delivery/batch'
import { LONGEST_CALL_MS } from '../../../src/domain/delivery/limits'
import { createRowIndex } from '../../../src/domain/delivery/sheet-content'
import { readSheetRow, type SheetRow } from '../../../src/domain/delivery/sheet-row'
import { beginDelivery } from '../../../src/domain/ledger/deliver/begin-delivery'
import { dueWork } from '../../../src/domain/ledger/deliver/due-work'
import { retryAll } from '../../../src/domain/ledger/deliver/retry-all'
import { settleBatch } from '../../../src/domain/ledger/deliver/settle-batch'
import { settleRemovals } from '../../../src/domain/ledger/deliver/settle-removals'
import { eraseAndRecord } from '../../../src/domain/ledger/erase/erase-person'
import { beginEpoch } from '../../../src/domain/ledger/restore/restored'
import {
  finishReading,
  postponeReading,
  settleMarkedBatches,
  settleRowsInSheet,
} from '../../../src/domain/ledger/restore/settle-reading'
import { run, type Script } from '../../../src/domain/ledger/script'
import { vietnamTimestamp } from '../../../src/domain/text/vietnam-timestamp'
import { ARRIVED_AT, anArrivedOrder } from '../ledger/arrived'
import { createMemoryStore } from '../memory/memory-store'
import { NO_RECORD } from '../memory/no-record'

/** The ledger's tables as text, equal for equivalent states. */
export type LedgerText = string

const NOW = ARRIVED_AT + 3_600_000
const LATER = NOW + 60_000
const LONG_AGO = NOW - 120_000
const AGES_AGO = NOW - 2 * LONGEST_CALL_MS
const SECRET = 'secret'
const TABLES = ['outbox', 'batch', 'counter', 'halt', 'erasure'] as const
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

type Rows = ReadonlyArray<Record<string, unknown>>
type Held = { readonly registration: ReadonlyArray<number> } & Readonly<Record<(typeof TABLES)[number], Rows>>

/** Person of each row: the third row is the first person's again. */
export const PERSON_OF: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 1 }

const registrationOf = (id: number) => anArrivedOrder(PERSON_OF[id] ?? id).content
const phoneOf = (id: number): string => registrationOf(id).phone
export const markOf = (id: number): string => phoneHash(SECRET, phoneOf(id))

/** Reduces times to before or after now, and omits attempts and reasons. */
const plain = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (name === 'next_try_at') return [name, Number(value) > NOW ? LATER : 0]
      if (name === 'attempts') return [name, 0]
      if (name === 'delivered_at')
        return [name, value === null ? null : Number(value) > AGES_AGO ? NOW : AGES_AGO]
      if (name === 'last_error' || name === 'reason') return [name, value === null ? null : '']
      return [name, value]
    }),
  )

const UNREAD = 'unread orders'

/** Empty but within a call of `ran`. */
const { db } = createMemoryStore()
db.exec('DELETE FROM counter')
const runScript = createScriptRunner(db)

const ADD_SECRET = db.prepare("INSERT INTO secret (name, value) VALUES ('phoneMark', ?)")
const READ_IDS = db.prepare('SELECT id FROM registration ORDER BY id')
const ADD_REGISTRATION = db.prepare(
  "INSERT INTO registration (id, target, phone, record, received_at) VALUES (?, 'orders', ?, ?, ?)",
)

const inTables = <A>(of: (table: (typeof TABLES)[number]) => A) =>
  Object.fromEntries(TABLES.map((table) => [table, of(table)])) as Record<(typeof TABLES)[number], A>

const columnsOf = (table: string) =>
  db
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map(({ name }) => String(name))

const READ = inTables((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1`))
const ADD = inTables((table) =>
  db.prepare(
    `INSERT INTO ${table} (${columnsOf(table)}) VALUES (${columnsOf(table).map((column) => `:${column}`)})`,
  ),
)

const textNow = (variables: ReadonlyArray<string>): LedgerText =>
  JSON.stringify({
    registration: READ_IDS.all().map(({ id }) => id),
    outbox: READ.outbox.all(),
    batch: READ.batch.all().map(plain),
    counter: READ.counter.all().flatMap(({ name, value }) => {
      if (!variables.includes(String(name))) return []
      return [{ name, value: name === UNREAD ? (Number(value) > NOW ? LATER : 0) : value }]
    }),
    halt: READ.halt.all().map(plain),
    erasure: READ.erasure.all().map((row) => ({ ...plain(row), last_error: null })),
  }).replace(UUID, 'erasure')

const VARIABLES = ['batch', 'epoch', 'installation', 'refused alone by orders', 'removal from orders', UNREAD]

const parsed = new Map<LedgerText, Held>()

export const heldIn = (text: LedgerText): Held => {
  const held = parsed.get(text) ?? JSON.parse(text)
  parsed.set(text, held)
  return held
}

/** Fills empty tables. */
const fill = (text: LedgerText): void => {
  const held = heldIn(text)
  ADD_SECRET.run(SECRET)
  for (const id of held.registration)
    ADD_REGISTRATION.run(id, phoneOf(id), JSON.stringify(registrationOf(id)), ARRIVED_AT)
  for (const name of TABLES) for (const row of held[name]) ADD[name].run(row as Record<string, SQLInputValue>)
}

type Done<A> = { readonly ledger: LedgerText; readonly given: A }

const done = new Map<string, Done<unknown>>()

/** Caches scripts, which are pure functions of the tables. */
const ran = <A>(ledger: LedgerText, name: string, script: () => Script<A>): Done<A> => {
  const key = `${name} ${ledger}`
  const known = done.get(key)
  if (known !== undefined) return known as Done<A>
  db.exec('BEGIN')
  fill(ledger)
  const given = runScript(script())
  const after = {
    ledger: textNow(VARIABLES),
    given: JSON.parse(JSON.stringify(given ?? null).replace(UUID, 'erasure')) as A,
  }
  db.exec('ROLLBACK')
  done.set(key, after)
  return after
}

export const EMPTY_LEDGER: LedgerText = JSON.stringify({
  registration: [],
  outbox: [],
  batch: [],
  counter: [
    { name: 'batch', value: 100 },
    { name: 'installation', value: 1 },
  ],
  halt: [],
  erasure: [],
})

const timing = { at: NOW, jitter: 0.5 }

export const keepRow = (ledger: LedgerText, id: number): LedgerText => {
  const held = heldIn(ledger)
  return JSON.stringify({
    ...held,
    registration: [...held.registration, id],
    outbox: [...held.outbox, { registration_id: id, target: 'orders', batch_id: null }],
  })
}

/** Makes everything that waits due, and removals overdue. */
export const letTimePass = (ledger: LedgerText): LedgerText => {
  const held = heldIn(ledger)
  return JSON.stringify({
    ...held,
    batch: held.batch.map((row) => ({ ...row, next_try_at: 0 })),
    erasure: held.erasure.map((row) => ({ ...row, next_try_at: 0, at: LONG_AGO })),
    counter: held.counter.map((row) => (row.name === UNREAD ? { ...row, value: 0 } : row)),
  })
}

/** Longer than any call can be in flight. */
export const letAgesPass = (ledger: LedgerText): LedgerText => {
  const held = heldIn(ledger)
  return JSON.stringify({
    ...held,
    batch: held.batch.map((row) => (row.delivered_at === null ? row : { ...row, delivered_at: AGES_AGO })),
  })
}

export const isUnread = (ledger: LedgerText): boolean =>
  heldIn(ledger).counter.some(({ name }) => name === UNREAD)

const TAB = { spreadsheet: 'bang', name: 'DatMua' }

/** A row as the sheet shows it. */
export const sheetRow = (id: number): SheetRow =>
  readSheetRow({ tab: TAB, row: id }, { phone: phoneOf(id), time: vietnamTimestamp(ARRIVED_AT) }) as SheetRow

/** Recognizes nobody by a mark. */
function* withoutMarks<A>(script: Script<A>): Script<A> {
  let next = script.next([])
  while (next.done !== true) {
    const rows = yield next.value
    next = script.next(next.value.name === 'phoneHash' ? [{ text: 'none' }] : rows)
  }
  return next.value
}

export const formIn = (ledger: LedgerText, knowsMarks: boolean): Done<Work> =>
  ran(ledger, `form ${knowsMarks}`, () =>
    knowsMarks ? dueWork('orders', NOW, 'a-book') : withoutMarks(dueWork('orders', NOW, 'a-book')),
  )

/** The store adds a large random number instead. */
const NUMBERS_AFTER_READING = 2_000

function* settleReading(settlement: ReadingSettlement): Script<void> {
  if (settlement.tag !== 'read') return yield* postponeReading('orders', settlement, timing)
  const { markers, rows } = settlement.content
  yield* settleMarkedBatches('orders', markers, NOW)
  const index = createRowIndex()
  index.add(rows)
  yield* settleRowsInSheet('orders', index.index(), { after: 0, at: NOW })
  yield* finishReading('orders', markers, NOW)
  yield* run('setVariable', { name: 'batch', value: NUMBERS_AFTER_READING })
}

function* settleScript(settled: SettledWork): Script<void> {
  if (settled.tag === 'reading') return yield* settleReading(settled.settlement)
  if (settled.tag === 'batch')
    return yield* settleBatch({ target: 'orders', id: settled.id }, settled.settlement, timing)
  if (settled.tag === 'removals')
    return yield* settleRemovals('orders', settled.round, settled.settlement, timing)
}

export const settleIn = (ledger: LedgerText, settled: SettledWork): Done<void> =>
  ran(ledger, `settle ${JSON.stringify(settled)}`, () => settleScript(settled))

export const eraseIn = (ledger: LedgerText): Done<unknown> =>
  ran(ledger, 'erase', () => eraseAndRecord(phoneOf(1), { at: NOW, rule: 'none', record: NO_RECORD }))

/** As restored from a backup now: the content of the sheet is unknown. */
export const restoredFrom = (ledger: LedgerText): LedgerText =>
  ran(ledger, 'restore', () => beginEpoch(NOW)).ledger

export const beginIn = (ledger: LedgerText): Done<unknown> => ran(ledger, 'begin', beginDelivery)

export const oldMarkersIn = (ledger: LedgerText): ReadonlyArray<number> =>
  ran(ledger, 'old', function* () {
    const old = yield* run('oldMarkers', {
      target: 'orders',
      spreadsheet: 'a-book',
      most: 0,
      before: NOW - LONGEST_CALL_MS,
    })
    return old.map(({ id }) => id)
  }).given

export const forgetMarkersIn = (ledger: LedgerText, ids: ReadonlyArray<number>): LedgerText =>
  ran(ledger, `forget ${ids}`, function* () {
    yield* run('forgetMarkers', { ids })
  }).ledger

export const releaseIn = (ledger: LedgerText): Done<unknown> => ran(ledger, 'release', retryAll)
