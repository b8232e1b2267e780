import { describe, expect, it } from 'vitest'
import { createRowIndex } from '../../../../src/domain/delivery/sheet-content'
import { readSheetRow } from '../../../../src/domain/delivery/sheet-row'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import { createBatch } from '../../../../src/domain/ledger/deliver/create-batch'
import { installationOf } from '../../../../src/domain/ledger/installation'
import {
  beginEpoch,
  endReading,
  nextReadingAt,
  readLater,
} from '../../../../src/domain/ledger/restore/restored'
import {
  finishReading,
  postponeReading,
  settleMarkedBatches,
  settleRowsInSheet,
} from '../../../../src/domain/ledger/restore/settle-reading'
import { readVariable, setVariable } from '../../../../src/domain/ledger/variables'
import type { ArrivedRegistration } from '../../../../src/domain/registration/arrived-registration'
import { anOrder } from '../../../support/fixtures/an-order'
import { phoneNumber, phoneOf } from '../../../support/fixtures/people'
import { anArrivedMembership, anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'
import { watched } from '../../../support/memory/watched'

/** 2026-11-20 08:30:00 in Vietnam, as rows have it. */
const MOMENT = '20/11/2026 08:30:00'
const AT = 9_000
const JITTER = { at: AT, jitter: 0.5 }
const TAB = { spreadsheet: 'a book', name: 'DatMua' }
const OTHER_TAB = { ...TAB, name: 'Khác' }

const BATCH_OF_ROWS = 'SELECT batch_id FROM outbox ORDER BY registration_id'

type Place = readonly [row: number, phone: string, moment?: string, tab?: typeof TAB]

const indexOf = (...places: ReadonlyArray<Place>) => {
  const index = createRowIndex()
  for (const [row, phone, time = MOMENT, tab = TAB] of places)
    index.add([readSheetRow({ tab, row }, { phone, time }) ?? []].flat())
  return index.index()
}

const restored = (...kept: ReadonlyArray<ArrivedRegistration>) => {
  const { db, run, rows } = createMemoryStore()
  run(acceptGroup(kept, false))
  run(beginEpoch(-1_140_000))
  return {
    db,
    run,
    rows,
    waiting: () => rows('SELECT registration_id FROM outbox ORDER BY registration_id').flat(),
    batches: () => rows('SELECT id, state FROM batch ORDER BY id'),
    batch: (...rows: ReadonlyArray<number>) => run(createBatch('orders', rows)),
    halts: () => rows('SELECT target, reason, at FROM halt'),
    lose: (...ids: ReadonlyArray<number>) => db.exec(`DELETE FROM outbox WHERE registration_id IN (${ids})`),
    installation: run(installationOf()),
  }
}

const orders = (...numbers: ReadonlyArray<number>) => numbers.map((n) => anArrivedOrder(n))

describe('a reading that fails', () => {
  it('[P-005] is tried again after the wait of four failures, or as long as the service asks', () => {
    const { run } = restored()
    run(postponeReading('orders', { tag: 'postponed', reason: 'down', retryAfterMs: null }, JITTER))
    expect(run(nextReadingAt('orders'))).toBe(AT + 12_000)
    run(postponeReading('orders', { tag: 'postponed', reason: 'down', retryAfterMs: 60_000 }, JITTER))
    expect(run(nextReadingAt('orders'))).toBe(AT + 60_000)
    expect(run(nextReadingAt('members'))).toBe(0)
  })

  it('[P-010] says why, until the sheet is read or the ledger is restored once more', () => {
    const { run, rows } = restored()
    const reasons = () => rows('SELECT target, reason FROM failed_reading')
    const fail = (reason: string) =>
      run(postponeReading('orders', { tag: 'postponed', reason, retryAfterMs: null }, JITTER))
    fail('down')
    fail('slow')
    expect(reasons()).toStrictEqual([['orders', 'slow']])
    run(endReading('members'))
    expect(reasons()).toHaveLength(1)
    run(endReading('orders'))
    expect(reasons()).toStrictEqual([])
    fail('down')
    run(beginEpoch(-1_140_000))
    expect(reasons()).toStrictEqual([])
  })

  it('[P-005] for lack of access halts the sheet, which is still to be read', () => {
    const { run, halts } = restored()
    run(postponeReading('orders', { tag: 'halted', reason: '403' }, JITTER))
    expect(halts()).toStrictEqual([['orders', '403', AT]])
    expect(run(nextReadingAt('orders'))).toBe(0)
  })
})

describe('open batches of a restored ledger', () => {
  it('[P-005] are settled as delivered if their marker is found, dissolved if another’s has their id, and left open if none has', () => {
    const { run, rows, batch, waiting, batches } = restored(...orders(1, 2, 3))
    const [ours, foreign, absent] = [batch(1), batch(2), batch(3)]
    const spreadsheet = 'a book'
    run(
      settleMarkedBatches(
        'orders',
        [
          { id: ours.id, value: 'another', spreadsheet: 'an older book' },
          { id: ours.id, value: ours.markerValue, spreadsheet },
          { id: foreign.id, value: 'another', spreadsheet },
        ],
        AT,
      ),
    )
    expect(batches()).toStrictEqual([
      [ours.id, 'delivered'],
      [absent.id, 'open'],
    ])
    expect(rows('SELECT delivered_at FROM batch ORDER BY id')).toStrictEqual([[AT], [null]])
    expect(waiting()).toStrictEqual([2, 3])
    expect(rows(BATCH_OF_ROWS)).toStrictEqual([[null], [absent.id]])
  })
})

describe('waiting rows of a restored ledger', () => {
  const settle = (opened: ReturnType<typeof restored>, index: ReturnType<typeof indexOf>, after = 0) =>
    opened.run(settleRowsInSheet('orders', index, { after, at: AT }))

  it('[P-005] leave the outbox if the sheet has them, each once', () => {
    const opened = restored(...orders(1, 2, 2, 3), anArrivedMembership(1))
    const index = indexOf([5, phoneOf(1)], [6, phoneOf(2)], [7, phoneOf(4)])
    expect(settle(opened, index)).toBeNull()
    expect(opened.waiting()).toStrictEqual([3, 4, 5])
    expect(opened.halts()).toStrictEqual([])
  })

  it('[P-005] are not matched to rows of registrations that were delivered before the backup', () => {
    const opened = restored(...orders(1, 1))
    opened.lose(1)
    settle(opened, indexOf([5, phoneOf(1)]))
    expect(opened.waiting()).toStrictEqual([2])
    settle(opened, indexOf([5, phoneOf(1)], [6, `+84${phoneOf(1).slice(1)}`]))
    expect(opened.waiting()).toStrictEqual([])
  })

  it('[P-005] are not matched to the row of a delivered registration with another spelling of the number', () => {
    const content = anOrder({ phone: phoneNumber(`84${phoneOf(1).slice(1)}`) })
    const opened = restored({ ...anArrivedOrder(1), target: 'orders', content }, anArrivedOrder(1))
    opened.lose(1)
    settle(opened, indexOf([5, phoneOf(1)]))
    expect(opened.waiting()).toStrictEqual([2])
  })

  it('[P-005] look up each spelling of a number that may be in the sheet once, and no other number', () => {
    const opened = restored(...orders(1, 1, 2))
    const asked: Parameters<typeof watched>[1] = []
    opened.run(watched(settleRowsInSheet('orders', indexOf([5, phoneOf(1)]), { after: 0, at: AT }), asked))
    const found = asked.filter(({ name }) => name === 'deliveredOf').map(({ params }) => params)
    expect(found).toMatchObject([{ target: 'orders' }])
    const { phones } = found[0] as { phones: ReadonlyArray<string> }
    const own = phoneOf(1)
    expect(phones).toStrictEqual(expect.arrayContaining([own, `+84${own.slice(1)}`, `84${own.slice(1)}`]))
    expect(new Set(phones).size).toBe(phones.length)
    expect(phones.filter((phone) => phone.endsWith('2'))).toStrictEqual([])
  })

  it('[P-005] look up nobody if none of them may be in the sheet', () => {
    const opened = restored(...orders(1))
    const asked: Parameters<typeof watched>[1] = []
    opened.run(watched(settleRowsInSheet('orders', indexOf(), { after: 0, at: AT }), asked))
    expect(asked.map(({ name }) => name)).toStrictEqual(['readVariable', 'outboxPage'])
  })

  it('[P-003] halt the sheet if a row may or may not be theirs, and name the rows of one tab', () => {
    const opened = restored(...orders(1, 2, 3))
    const at = (row: number, n: number, tab = TAB): Place => [row, phoneOf(n), 'sáng nay', tab]
    const index = indexOf(at(9, 1), at(4, 2), at(30, 3, OTHER_TAB))
    expect(settle(opened, index)).toBeNull()
    const [[target, reason, since] = []] = opened.halts()
    expect([target, since]).toStrictEqual(['orders', AT])
    expect(JSON.parse(String(reason).replace(/^[^{]*/, ''))).toMatchObject({
      tag: 'rowsUnsure',
      rows: [4, 9],
      tab: TAB,
    })
    expect(opened.waiting()).toStrictEqual([1, 2, 3])
  })

  it('[P-003] halt the sheet for a single row that may or may not be theirs', () => {
    const opened = restored(...orders(1, 2))
    expect(settle(opened, indexOf([9, phoneOf(1), 'sáng nay']))).toBeNull()
    const [[, reason] = []] = opened.halts()
    expect(String(reason)).toContain('"rows":[9]')
    expect(opened.waiting()).toStrictEqual([1, 2])
  })

  it('[P-005] are taken page by page, and not again once the sheet was read', () => {
    const opened = restored(...Array.from({ length: 501 }, () => anArrivedOrder(1)))
    expect(settle(opened, indexOf())).toBe(500)
    expect(settle(opened, indexOf(), 500)).toBeNull()
    opened.run(endReading('orders'))
    expect(settle(opened, indexOf([5, phoneOf(1)]))).toBeNull()
    expect(opened.waiting()).toHaveLength(501)
  })
})

describe('a sheet that was read', () => {
  const marked = (id: number, mark: string) => ({ id, value: mark, spreadsheet: 'a book' })

  it('[P-005] gives back batches that lost rows, and keeps the others', () => {
    const { run, rows, lose, batch, batches } = restored(...orders(1, 2, 3, 4))
    const whole = batch(1)
    batch(2, 3)
    batch(4)
    lose(2, 4)
    run(finishReading('orders', [], AT))
    expect(batches()).toStrictEqual([[whole.id, 'open']])
    expect(rows(BATCH_OF_ROWS)).toStrictEqual([[whole.id], [null]])
    expect(run(nextReadingAt('orders'))).toBeNull()
    expect(run(nextReadingAt('members'))).toBe(0)
  })

  it('[P-002] keeps parked rows parked, also if one of them was erased', () => {
    const { db, run, lose, batch, batches } = restored(...orders(1, 2))
    const { id } = batch(1, 2)
    db.exec("UPDATE batch SET state = 'parked'")
    lose(1)
    run(finishReading('orders', [], AT))
    expect(batches()).toStrictEqual([[id, 'parked']])
    run(readLater('orders', 0))
    lose(2)
    run(finishReading('orders', [], AT))
    expect(batches()).toStrictEqual([])
  })

  it('[P-005] records the markers that the ledger prunes later: its own and its reserved ones', () => {
    const { db, run, rows, installation } = restored()
    db.exec(`
      INSERT INTO batch (id, target, mark, state, delivered_at)
      VALUES (1, 'orders', 'm', 'delivered', 1), (2, 'orders', 'm', 'delivered', 3), (3, 'orders', 'm', 'delivered', 4)`)
    const reserved = 'x'
    run(
      finishReading(
        'orders',
        [
          marked(2, `${installation}:a`),
          marked(3, `other${installation}:a`),
          marked(7, `${installation}:b`),
          marked(8, `other${installation}:b`),
          marked(9, reserved),
          marked(10, reserved.repeat(20)),
          marked(11, `${reserved}y`),
          marked(12, ''),
        ],
        AT,
      ),
    )
    expect(rows('SELECT id, delivered_at FROM batch ORDER BY id')).toStrictEqual([
      [2, 3],
      [7, AT],
      [9, AT],
      [10, AT],
    ])
    expect(rows('SELECT target, spreadsheet, state FROM batch WHERE id = 7')).toStrictEqual([
      ['orders', 'a book', 'delivered'],
    ])
  })

  it('[P-005] continues above the id of its highest marker, whatever another installation has', () => {
    const { run, installation } = restored()
    run(setVariable('batch', 5))
    run(
      finishReading(
        'orders',
        [
          marked(9_000_000, `${installation}:a`),
          marked(8_000_000, `${installation}:b`),
          marked(500_000_000, `other${installation}:b`),
        ],
        AT,
      ),
    )
    expect(run(readVariable('batch'))).toBeGreaterThanOrEqual(9_001_000)
    expect(run(readVariable('batch'))).toBeLessThan(10_000_000)
  })

  it('[P-005] is not read to the end while it is halted, or once another process has read it', () => {
    const { db, run, lose, batch, batches } = restored(...orders(1))
    batch(1)
    lose(1)
    db.exec("INSERT INTO halt (target, reason, at) VALUES ('orders', 'unsure', 1)")
    run(finishReading('orders', [], AT))
    expect([run(nextReadingAt('orders')), batches().length]).toStrictEqual([0, 1])
    db.exec('DELETE FROM halt')
    run(endReading('orders'))
    run(finishReading('orders', [], AT))
    expect(batches()).toHaveLength(1)
  })
})
