import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneHash, secretKeyOf } from '../../../src/adapters/ledger/phone-hash'
import type { RecordLine } from '../../../src/adapters/ledger/read-record'
import { redoErasures } from '../../../src/adapters/ledger-backup/redo-erasures'
import type { RecordEntry, RecordedErasure } from '../../../src/domain/ledger/erase/record-of-erasures'
import { keepSecrets } from '../../../src/domain/ledger/phone-hash'
import { TARGETS } from '../../../src/domain/registration/registration'
import type { EpochMs } from '../../../src/domain/time/epoch-ms'
import { decoded } from '../../support/decoded'
import { phoneOf } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedOrder } from '../../support/ledger/arrived'
import { createMemoryLedger } from '../../support/memory/memory-ledger'
import { createMemoryStore } from '../../support/memory/memory-store'

const HOUR_MS = 3_600_000
/** When the ledger last knew of all erasures. */
const SINCE = ARRIVED_AT + 24 * HOUR_MS

/** The ledger’s own secret and those of two ledgers before it, of which it knows only one. */
const [OWN, FORMER, UNKNOWN] = ['own', 'former', 'unknown'] as const

const hashed = (n: number, secret: string = OWN): string => phoneHash(secret, phoneOf(n))

const line = (entry: RecordEntry, secret: string | null = OWN): RecordLine => ({
  entry,
  key: secret === null ? null : secretKeyOf(secret),
  hashes: [],
})

const erased = (
  n: number,
  at: EpochMs,
  {
    of = OWN,
    ...given
  }: Partial<Pick<RecordedErasure, 'sheets' | 'retained'>> & { readonly of?: string } = {},
): RecordLine => line({ kind: 'erasure', phoneHash: hashed(n, of), at, sheets: [], ...given }, of)

const withdrawn = (n: number, at: EpochMs, of: string = OWN): RecordLine =>
  line({ kind: 'withdrawal', phoneHash: hashed(n, of), at }, of)

type Row = { readonly n: number; readonly at: EpochMs; readonly is?: 'waiting' | 'sent' | 'quarantined' }

/** The ledger of a backup with these orders, all with consent to offers, waiting to be sent unless something else is said. */
const ledgerWith = async (...orders: ReadonlyArray<Row>) => {
  const store = createMemoryStore()
  const { db } = store
  db.prepare('INSERT INTO secret VALUES (?, ?)').run('phoneMark', OWN)
  store.run(keepSecrets([FORMER]))
  const { keepRegistration } = createMemoryLedger({ store })
  for (const { n, at, is } of orders) {
    const given = { receivedAt: at, offersVersion: 'offers', isQuarantined: is === 'quarantined' }
    const { id } = decoded(await keepRegistration(anArrivedOrder(n, given))())
    if (is === 'sent') db.prepare('DELETE FROM outbox WHERE registration_id = ?').run(id)
  }
  const personOf = (hash: unknown): string =>
    [OWN, FORMER, UNKNOWN].flatMap((of) =>
      [1, 2, 3, 4].flatMap((n) => (hash === hashed(n, of) ? [`${n} by ${of}`] : [])),
    )[0] ?? String(hash)
  return {
    ...store,
    redo: (lines: ReadonlyArray<RecordLine>, queuedElsewhere: ReadonlyArray<string> = []) =>
      redoErasures(db, { lines, since: SINCE, queuedElsewhere }),
    /** The number of the person, the time and whether offers are allowed, of all rows that are left. */
    left: () =>
      store.rows(`SELECT CAST(substr(phone, 3) AS INTEGER), received_at, offers_version IS NOT NULL, 'kept'
          FROM registration WHERE target = 'orders'
        UNION ALL SELECT CAST(substr(phone, 3) AS INTEGER), received_at, offers_version IS NOT NULL, 'quarantined'
          FROM quarantine ORDER BY 1, 2`),
    contracts: () =>
      store.rows('SELECT id, until FROM contract ORDER BY id').map(([id, until]) => [id, until]),
    /** Whose rows up to when are removed from which sheet. */
    removals: () =>
      store
        .rows(
          `SELECT phone_mark, target, rows_until, sheet, state, after_batch, held_times, at = rows_until
          FROM erasure ORDER BY target, rows_until, phone_mark`,
        )
        .map(([hash, target, until, sheet, ...rest]) => {
          expect(rest).toStrictEqual(['queued', null, null, 1])
          return [personOf(hash), target, until, ...(sheet === null ? [] : [sheet])]
        }),
  }
}

describe('erasures of the record, repeated in the ledger of a backup', () => {
  it('[P-004, P-005] take all rows of a person erased since, those until the erasure of one erased before, and no others', async () => {
    const { redo, left, removals } = await ledgerWith(
      { n: 1, at: SINCE - 9, is: 'sent' },
      { n: 1, at: SINCE + 9 },
      { n: 1, at: SINCE - 5, is: 'quarantined' },
      { n: 2, at: SINCE - 8, is: 'sent' },
      { n: 2, at: SINCE - 7, is: 'quarantined' },
      { n: 2, at: SINCE - 6 },
      { n: 3, at: SINCE - 9, is: 'sent' },
      { n: 4, at: -1, is: 'sent' },
    )
    // The record need not be in the order of time: several may have been joined.
    const lines = [
      erased(1, SINCE),
      erased(1, SINCE - 2 * HOUR_MS),
      erased(2, SINCE - 9),
      erased(2, SINCE - 7),
      erased(2, SINCE - 8),
    ]
    expect(redo(lines)).toStrictEqual({ rows: 5, unreachable: 0 })
    expect(left()).toStrictEqual([
      [2, SINCE - 6, 1, 'kept'],
      [3, SINCE - 9, 1, 'kept'],
      [4, -1, 1, 'kept'],
    ])
    expect(removals()).toStrictEqual([
      ['2 by own', 'orders', SINCE - 7],
      ['1 by own', 'orders', SINCE],
    ])
  })

  it('[P-004, P-005] remove from the sheets what the record says since an hour before the backup, and what the ledger sent of what they took', async () => {
    const { redo, left, removals } = await ledgerWith(
      { n: 1, at: SINCE - 9 },
      { n: 2, at: SINCE - 9, is: 'sent' },
      { n: 3, at: SINCE - 9, is: 'quarantined' },
      { n: 3, at: SINCE - 8, is: 'sent' },
    )
    const lines = [
      erased(1, SINCE - HOUR_MS - 1, { sheets: TARGETS }),
      erased(1, SINCE),
      erased(2, SINCE, { sheets: ['members'] }),
      erased(3, SINCE - 9),
      erased(4, SINCE - HOUR_MS, { sheets: ['members'] }),
      erased(4, SINCE + 1, { sheets: ['orders'] }),
    ]
    expect(redo(lines)).toStrictEqual({ rows: 3, unreachable: 0 })
    expect(left()).toStrictEqual([[3, SINCE - 8, 1, 'kept']])
    expect(removals()).toStrictEqual([
      ['2 by own', 'members', SINCE],
      ['4 by own', 'members', SINCE + 1],
      ['2 by own', 'orders', SINCE],
      ['4 by own', 'orders', SINCE + 1],
    ])
  })

  it('[P-004, P-005] are removed from each sheet that the record names since an hour before the backup', async () => {
    const { redo, rows, removals } = await ledgerWith()
    const sheet = (at: EpochMs, name: string): RecordLine =>
      line({ kind: 'sheet', at, target: 'orders', spreadsheet: name, tab: 7, name })
    redo([
      sheet(SINCE - HOUR_MS - 1, 'known'),
      sheet(SINCE - HOUR_MS, 'since'),
      erased(1, SINCE, { sheets: ['orders'] }),
    ])
    expect(rows('SELECT id FROM sheet')).toStrictEqual([['orders since #7']])
    expect(removals()).toHaveLength(2)
    expect(removals()).toEqual(
      expect.arrayContaining([
        ['1 by own', 'orders', SINCE],
        ['1 by own', 'orders', SINCE, 'orders since #7'],
      ]),
    )
  })

  it('[P-004] recognize a person by each secret that the ledger has, and by that of a line without one', async () => {
    const { redo, left, removals } = await ledgerWith(
      { n: 1, at: SINCE - 9 },
      { n: 1, at: SINCE - 3 },
      { n: 2, at: SINCE - 9 },
      { n: 3, at: SINCE - 9 },
    )
    const lines = [
      erased(1, SINCE - 9, { sheets: ['orders'] }),
      erased(1, SINCE - 5, { of: FORMER, sheets: ['members'] }),
      erased(2, SINCE, { of: FORMER, sheets: ['orders'] }),
      erased(3, SINCE, { of: UNKNOWN, sheets: ['orders'] }),
      line({ kind: 'erasure', phoneHash: hashed(4), at: SINCE, sheets: ['orders'] }, null),
    ]
    expect(redo(lines)).toStrictEqual({ rows: 2, unreachable: 0 })
    expect(left()).toStrictEqual([
      [1, SINCE - 3, 1, 'kept'],
      [3, SINCE - 9, 1, 'kept'],
    ])
    expect(removals()).toStrictEqual([
      ['1 by own', 'members', SINCE - 5],
      ['1 by own', 'orders', SINCE - 5],
      ['2 by own', 'orders', SINCE],
      ['4 by own', 'orders', SINCE],
    ])
  })

  it('[P-004] count persons whom no secret of the ledger recognizes, if the replaced ledger had not removed them from a sheet', async () => {
    const { redo, removals } = await ledgerWith({ n: 3, at: SINCE - 9 })
    const lines = [
      erased(1, SINCE, { of: UNKNOWN, sheets: ['orders'] }),
      erased(2, SINCE, { of: UNKNOWN, sheets: ['orders'] }),
      erased(3, SINCE, { of: UNKNOWN, sheets: ['orders'] }),
      erased(3, SINCE, { of: FORMER }),
      erased(4, SINCE),
      withdrawn(4, SINCE, UNKNOWN),
    ]
    const queued = [hashed(1, UNKNOWN), hashed(2, UNKNOWN), hashed(3, FORMER), hashed(4), hashed(4, UNKNOWN)]
    expect(redo(lines, queued)).toStrictEqual({ rows: 1, unreachable: 2 })
    expect(removals()).toStrictEqual([])
  })

  it('[P-021, P-005] keep the contracts that the last erasure of the person retained, and those of all others', async () => {
    const { redo, left, contracts, db, removals } = await ledgerWith(
      { n: 1, at: SINCE - 9, is: 'sent' },
      { n: 1, at: SINCE - 8 },
      { n: 2, at: SINCE - 9 },
    )
    const record = JSON.stringify({ reference: '', name: '', province: '', district: '', products: [] })
    const held = db.prepare('INSERT INTO contract VALUES (?, ?, 0, 1, ?, ?)')
    for (const n of [2, 3, 4]) held.run(n * 10, SINCE, phoneOf(n), record)
    const term = (id: number, at: EpochMs, until: EpochMs) => ({ id, at, until, confirmedAt: at })
    const [first, second] = [term(1, SINCE - 9, 100), term(2, SINCE - 8, 200)]
    const lines = [
      erased(1, SINCE, { retained: [first, second] }),
      erased(1, SINCE + 1, { retained: [first] }),
      erased(1, SINCE + 1, { retained: [second] }),
      erased(1, SINCE, { retained: [first] }),
      erased(2, SINCE, { retained: [first] }),
      erased(3, SINCE),
    ]
    expect(redo(lines)).toStrictEqual({ rows: 5, unreachable: 0 })
    expect(left()).toStrictEqual([])
    expect(contracts()).toStrictEqual([
      [2, 200],
      [40, 1],
    ])
    expect(removals()).toStrictEqual([['1 by own', 'orders', SINCE + 1]])
  })
})

describe('withdrawals of the record, repeated in the ledger of a backup', () => {
  it('[P-020, P-005] take the consent from the rows of this person until the last of them', async () => {
    const { redo, left } = await ledgerWith(
      { n: 1, at: SINCE - 9 },
      { n: 1, at: SINCE - 8, is: 'quarantined' },
      { n: 1, at: SINCE - 7 },
      { n: 2, at: SINCE - 9 },
      { n: 2, at: SINCE - 8 },
      { n: 3, at: SINCE - 9 },
      { n: 4, at: -1 },
    )
    const lines = [
      withdrawn(1, SINCE - 8),
      withdrawn(1, SINCE - 9),
      withdrawn(2, SINCE - 9),
      withdrawn(2, SINCE - 8, FORMER),
    ]
    expect(redo(lines)).toStrictEqual({ rows: 0, unreachable: 0 })
    expect(left()).toStrictEqual([
      [1, SINCE - 9, 0, 'kept'],
      [1, SINCE - 8, 0, 'quarantined'],
      [1, SINCE - 7, 1, 'kept'],
      [2, SINCE - 9, 0, 'kept'],
      [2, SINCE - 8, 0, 'kept'],
      [3, SINCE - 9, 1, 'kept'],
      [4, -1, 1, 'kept'],
    ])
  })
})

describe('any record', () => {
  const n = fc.integer({ min: 1, max: 3 })
  const at = fc.integer({ min: SINCE - 3, max: SINCE + 1 })
  const of = fc.constantFrom(OWN, FORMER)
  const order = fc.record({ n, at, is: fc.constantFrom('waiting' as const, 'sent' as const) })
  const noted = fc.record({ n, at, of, is: fc.constantFrom('erased' as const, 'withdrawn' as const) })

  it('[P-004, P-005] leaves the rows that no erasure of the person took, with the consent that nobody withdrew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(order), fc.array(noted), async (orders, entries) => {
        const { redo, left } = await ledgerWith(...orders)
        redo(
          entries.map((each) =>
            each.is === 'erased' ? erased(each.n, each.at, each) : withdrawn(each.n, each.at, each.of),
          ),
        )
        const about = (row: Row, is: 'erased' | 'withdrawn') =>
          entries.filter((each) => each.n === row.n && each.is === is)
        expect(
          left()
            .map((row) => row.join(' '))
            .toSorted(),
        ).toStrictEqual(
          orders
            .filter((row) => about(row, 'erased').every((each) => each.at < SINCE && each.at < row.at))
            .map((row) =>
              [row.n, row.at, about(row, 'withdrawn').every((each) => each.at < row.at) ? 1 : 0, 'kept'].join(
                ' ',
              ),
            )
            .toSorted(),
        )
      }),
      { numRuns: 30, seed: 1 },
    )
  })
})
