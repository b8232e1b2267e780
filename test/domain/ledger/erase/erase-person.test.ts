import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import { createBatch } from '../../../../src/domain/ledger/deliver/create-batch'
import { insertSheet } from '../../../../src/domain/ledger/deliver/record-batch-sheet'
import { eraseAndRecord } from '../../../../src/domain/ledger/erase/erase-person'
import type { RecordEntry } from '../../../../src/domain/ledger/erase/record-of-erasures'
import { beginEpoch, endReading } from '../../../../src/domain/ledger/restore/restored'
import type { ArrivedRegistration } from '../../../../src/domain/registration/arrived-registration'
import { anArrivedMembership, anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'

const PHONE = '0900000001'
const AT = 9_000

const open = (...kept: ReadonlyArray<ArrivedRegistration>) => {
  const { db, run, rows } = createMemoryStore()
  run(acceptGroup(kept, false))
  const noted: Array<RecordEntry> = []
  let appends = 0
  const record = {
    recordId: 'here',
    append: (entries: ReadonlyArray<RecordEntry>) => {
      appends += 1
      noted.push(...entries)
      return { line: appends, hash: 'a hash' }
    },
  }
  return {
    db,
    run,
    rows,
    noted,
    appends: () => appends,
    /** Delivered, as far as the ledger knows. */
    deliver: (...ids: ReadonlyArray<number>) => {
      db.exec(`DELETE FROM outbox WHERE registration_id IN (${ids})`)
    },
    erase: (phone = PHONE) => {
      const {
        contracts: _,
        dropped: __,
        ...erased
      } = run(eraseAndRecord(phone, { at: AT, rule: 'none', record }))
      return erased
    },
    removals: () => rows('SELECT target, sheet, state, held_times FROM erasure ORDER BY target'),
  }
}

const order = (n: number, receivedAt: number) => anArrivedOrder(n, { receivedAt })
const member = (receivedAt: number): ArrivedRegistration => {
  const arrived = anArrivedMembership(1, { receivedAt })
  const { content: registration } = anArrivedOrder(1)
  return {
    ...arrived,
    content: { ...arrived.content, phone: registration.phone },
  } as ArrivedRegistration
}

describe('an erasure', () => {
  it('[P-004] deletes the person’s rows of every sheet, and names those that may hold one, with their times', () => {
    const { deliver, erase, removals, noted, rows } = open(order(1, 5), order(1, 6), member(7), order(2, 8))
    deliver(1, 3, 4)
    expect(erase()).toStrictEqual({ registrations: 3, quarantined: 0, toRemoveFrom: ['members', 'orders'] })
    expect(removals()).toStrictEqual([
      ['members', null, 'queued', '[7]'],
      ['orders', null, 'queued', '[5,6]'],
    ])
    expect(rows('SELECT id FROM registration')).toStrictEqual([[4]])
    const [phoneHash] = rows('SELECT phone_mark FROM erasure').flat()
    expect(noted).toStrictEqual([{ kind: 'erasure', phoneHash, at: AT, sheets: ['members', 'orders'] }])
    expect(phoneHash).toMatch(/^[\w-]{20,}$/)
    expect(rows('SELECT * FROM record_head')).toStrictEqual([['here', 1, 'a hash']])
  })

  it('[P-004] of a number without registrations appends no line to the record', () => {
    const { erase, noted, appends, removals } = open(order(2, 5))
    expect(erase()).toStrictEqual({ registrations: 0, quarantined: 0, toRemoveFrom: [] })
    expect([noted, appends(), removals()]).toStrictEqual([[], 0, []])
  })

  it('[P-004] of registrations that are in no sheet appends a line to the record and queues no removal', () => {
    const { erase, noted, removals } = open(order(1, 5))
    expect(erase()).toStrictEqual({ registrations: 1, quarantined: 0, toRemoveFrom: [] })
    expect(noted).toMatchObject([{ kind: 'erasure', sheets: [] }])
    expect(removals()).toStrictEqual([['orders', null, 'done', '[5]'].with(3, null)])
  })

  it('[P-004] appends one line to the record, for a delivered row as for a waiting and a quarantined one', () => {
    const delivered = open(order(1, 5))
    delivered.deliver(1)
    delivered.erase()
    const both = open(order(1, 5), anArrivedOrder(1, { isQuarantined: true }))
    both.erase()
    expect([delivered.noted.length, both.noted.length]).toStrictEqual([1, 1])
  })

  it('[P-004] queues no removal for a sheet that took none of the person’s rows', () => {
    const opened = open()
    opened.run(insertSheet({ target: 'orders', spreadsheet: 'a book', tab: 1, name: 'DatMua' }))
    expect(opened.erase().toRemoveFrom).toStrictEqual([])
  })

  it('[P-004] waits for the last batch that may still add a row of the person, and for no parked one', () => {
    const { db, run, erase, rows } = open(order(1, 5), order(1, 6), order(1, 7))
    run(createBatch('orders', [1]))
    const { id } = run(createBatch('orders', [2]))
    run(createBatch('orders', [3]))
    db.exec("UPDATE batch SET state = 'parked' WHERE id = (SELECT max(id) FROM batch)")
    expect(erase().toRemoveFrom).toStrictEqual(['orders'])
    expect(rows('SELECT state, after_batch FROM erasure')).toStrictEqual([['queued', id]])
  })

  it('[P-004] of a registration that was parked queues no removal: the sheet never had its row', () => {
    const { db, run, erase, removals } = open(order(1, 5))
    run(createBatch('orders', [1]))
    db.exec("UPDATE batch SET state = 'parked'")
    expect(erase().toRemoveFrom).toStrictEqual([])
    expect(removals()).toStrictEqual([['orders', null, 'done', null]])
  })

  it('[P-004] of a quarantined registration appends a line to the record', () => {
    const { erase, noted } = open(anArrivedOrder(1, { isQuarantined: true }))
    expect(erase()).toStrictEqual({ registrations: 0, quarantined: 1, toRemoveFrom: [] })
    expect(noted).toHaveLength(1)
  })
})

describe('an erasure in a ledger that was restored', () => {
  const restored = (...kept: ReadonlyArray<ArrivedRegistration>) => {
    const opened = open(...kept)
    opened.run(beginEpoch(0))
    return opened
  }
  const readBoth = ({ run }: ReturnType<typeof open>) => {
    run(endReading('orders'))
    run(endReading('members'))
  }

  it('[P-005] queues a removal for every sheet that was not read yet, also if the ledger has no row', () => {
    const opened = restored()
    expect(opened.erase()).toStrictEqual({
      registrations: 0,
      quarantined: 0,
      toRemoveFrom: ['orders', 'members'],
    })
    expect(opened.removals()).toStrictEqual([
      ['members', null, 'queued', null],
      ['orders', null, 'queued', null],
    ])
    expect(opened.noted).toMatchObject([{ sheets: ['orders', 'members'] }])
    expect(opened.rows('SELECT at, rows_until FROM erasure')).toStrictEqual([
      [AT, null],
      [AT, null],
    ])
  })

  it('[P-005] does not limit the removal to the times of the ledger’s own rows', () => {
    const opened = restored(order(1, 5))
    opened.deliver(1)
    expect(opened.erase().toRemoveFrom).toStrictEqual(['orders', 'members'])
    expect(opened.removals()).toStrictEqual([
      ['members', null, 'queued', null],
      ['orders', null, 'queued', null],
    ])
  })

  it('[P-005] queues no removal for a sheet that was read and never took a row', () => {
    const opened = restored()
    readBoth(opened)
    expect(opened.erase().toRemoveFrom).toStrictEqual([])
  })

  it('[P-005] queues a removal for a sheet that took rows, known by its tab or by a marker', () => {
    const byTab = restored()
    readBoth(byTab)
    byTab.run(insertSheet({ target: 'members', spreadsheet: 'a book', tab: 1, name: 'HoiVien' }))
    expect(byTab.erase().toRemoveFrom).toStrictEqual(['members'])
    const byMark = restored()
    readBoth(byMark)
    byMark.db.exec("INSERT INTO batch (id, target, mark, state) VALUES (7, 'orders', 'm', 'delivered')")
    expect(byMark.erase().toRemoveFrom).toStrictEqual(['orders'])
  })
})
