import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import { createBatch } from '../../../../src/domain/ledger/deliver/create-batch'
import { dueWork } from '../../../../src/domain/ledger/deliver/due-work'
import { insertSheet } from '../../../../src/domain/ledger/deliver/record-batch-sheet'
import { countRefusedRow, forgetRefusedRows } from '../../../../src/domain/ledger/deliver/refused-rows'
import { settleBatch } from '../../../../src/domain/ledger/deliver/settle-batch'
import { blindRemoval } from '../../../../src/domain/ledger/erase/new-removal'
import { queueRemovals } from '../../../../src/domain/ledger/erase/queue-removals'
import { hashOfPhone } from '../../../../src/domain/ledger/phone-hash'
import { beginEpoch, readLater } from '../../../../src/domain/ledger/restore/restored'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'
import { watched } from '../../../support/memory/watched'

const AT = 1_000_000
const BOOK = { target: 'orders', spreadsheet: 'a book', tab: 1, name: 'DatMua' } as const

const open = (rows = 0) => {
  const { db, run } = createMemoryStore()
  run(
    acceptGroup(
      Array.from({ length: rows }, () => anArrivedOrder(1)),
      false,
    ),
  )
  return { db, run, work: () => run(dueWork('orders', AT, 'a book')) }
}

describe('a ledger that was restored', () => {
  it('[P-005] sends nothing before its sheets were read, and names those that took rows', () => {
    const { run, work } = open(1)
    run(insertSheet(BOOK))
    run(insertSheet({ ...BOOK, target: 'members' }))
    run(beginEpoch(AT - 1_140_000))
    const sheets = [{ id: 'orders a book #1', spreadsheet: 'a book', tab: 1, name: 'DatMua' }]
    expect(work()).toMatchObject({ tag: 'reading', sheets })
    run(readLater('orders', AT + 1))
    expect(work()).toStrictEqual({ tag: 'idle' })
  })

  it.each([
    { restored: 'so long ago that no earlier call can arrive', at: AT - 1_140_000, tag: 'reading' },
    { restored: '1 ms less long ago', at: AT - 1_139_999, tag: 'idle' },
    { restored: 'by a clock that was ahead by as much', at: AT + 1_140_000, tag: 'idle' },
    { restored: 'by a clock that was further ahead', at: AT + 1_140_001, tag: 'reading' },
  ])('[P-005, P-004] reads its sheets if it was restored $restored: $tag', ({ at, tag }) => {
    const { run, work } = open(1)
    run(beginEpoch(at))
    expect(work()).toMatchObject({ tag })
  })
})

describe('a sheet that is halted', () => {
  it('[P-003, P-005] is neither read nor sent to, also after a restore', () => {
    const { run, work } = open(1)
    run(insertSheet(BOOK))
    const { id } = run(createBatch('orders', [1]))
    run(settleBatch({ target: 'orders', id }, { tag: 'halted', reason: 'no access' }, { at: AT, jitter: 0 }))
    expect(work()).toStrictEqual({ tag: 'halted' })
    run(beginEpoch(AT - 1_140_000))
    expect(work()).toStrictEqual({ tag: 'halted' })
  })
})

describe('removals that are due', () => {
  it('[P-004] are asked for sheet by sheet, oldest first', () => {
    const { run, work } = open()
    run(insertSheet(BOOK))
    for (const at of [1, 2]) run(queueRemovals(blindRemoval('orders', `hash ${at}`, { at, rowsUntil: null })))
    const found = work()
    if (found.tag !== 'removals') throw new Error(found.tag)
    const { round } = found
    expect(round.removals).toHaveLength(2)
    expect(round.removals.map(({ phoneHash }) => phoneHash)).toStrictEqual(['hash 1', 'hash 2'])
    expect([round.sheet?.id ?? null, round.isFresh]).toStrictEqual([
      round.sheet === null ? null : 'orders a book #1',
      true,
    ])
  })
})

describe('a removal behind a batch', () => {
  it.each([
    { state: 'open', tag: 'idle' },
    { state: 'parked', tag: 'removals' },
    { state: 'delivered', tag: 'removals' },
  ])('[P-004] waits only while the batch may still add a row: $state', ({ state, tag }) => {
    const { db, run, work } = open(1)
    const { id } = run(createBatch('orders', [1]))
    run(queueRemovals({ ...blindRemoval('orders', 'hash', { at: AT, rowsUntil: null }), afterBatch: id }))
    db.exec(`UPDATE batch SET state = '${state}', next_try_at = ${AT + 1}, delivered_at = 1`)
    expect(work()).toMatchObject({ tag })
  })
})

describe('rows that wait', () => {
  it('[P-002] are read only as far as one call takes', () => {
    const asked: Parameters<typeof watched>[1] = []
    const { run } = open(501)
    run(watched(dueWork('orders', AT, 'a book'), asked))
    expect(asked.filter(({ name }) => name === 'waitingRows')).toHaveLength(1)
  })

  it('[P-002] are not hashed while nobody is to be removed', () => {
    const asked: Parameters<typeof watched>[1] = []
    const { run } = open(1)
    expect(run(watched(dueWork('orders', AT, 'a book'), asked))).toMatchObject({ tag: 'batch' })
    expect(asked.filter(({ name }) => name === 'phoneHash')).toStrictEqual([])
  })

  it.each([
    { takes: 'the spreadsheet from which they are to be removed', spreadsheet: 'a book', ids: [2] },
    { takes: 'another spreadsheet', spreadsheet: 'another book', ids: [1, 2] },
  ])(
    '[P-004] of a person who was erased wait for the removal if rows go to $takes',
    ({ spreadsheet, ids }) => {
      const { db, run } = open()
      run(acceptGroup([anArrivedOrder(1), anArrivedOrder(2)], false))
      run(insertSheet(BOOK))
      const phoneHash = run(hashOfPhone(anArrivedOrder(1).content.phone))
      run(queueRemovals(blindRemoval('orders', phoneHash, { at: 1, rowsUntil: null })))
      // The one from the sheet that is not known yet is done.
      db.exec(
        `UPDATE erasure SET next_try_at = ${AT + 1}; UPDATE erasure SET state = 'done' WHERE sheet IS NULL`,
      )
      const work = run(dueWork('orders', AT, spreadsheet))
      expect(work).toMatchObject({ tag: 'batch', batch: { rows: ids.map((id) => ({ id })) } })
    },
  )

  it('[P-002] wait behind an open batch', () => {
    const { db, run, work } = open(3)
    const { id } = run(createBatch('orders', [2]))
    expect(work()).toMatchObject({
      tag: 'batch',
      batch: { id, rows: [{ id: 2 }], tries: 0, spreadsheet: null },
    })
    db.exec(`UPDATE batch SET next_try_at = ${AT + 1}`)
    expect(work()).toStrictEqual({ tag: 'idle' })
  })
})

const PAGE = 500

/** Rows of a person whose removal is queued, then rows of another person. */
const workBehind = (held: number, free: number, erased: string = anArrivedOrder(1).content.phone) => {
  const { db, run } = createMemoryStore()
  const rows = [...Array(held).fill(1), ...Array(free).fill(2)].map((person: number) =>
    anArrivedOrder(person),
  )
  run(acceptGroup(rows, false))
  const phoneHash = run(hashOfPhone(erased))
  run(queueRemovals(blindRemoval('orders', phoneHash, { at: AT, rowsUntil: null })))
  db.exec(`UPDATE erasure SET next_try_at = ${AT + 1}`)
  return run(dueWork('orders', AT, 'a book'))
}

const idsOf = (work: ReturnType<typeof workBehind>) =>
  work.tag === 'batch' ? work.batch.rows.map(({ id }) => id) : []
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

describe('rows behind rows that have to wait for a removal', () => {
  it('[P-002, P-004] are found on the next page', { timeout: 10_000 }, () => {
    expect(idsOf(workBehind(PAGE, 3))).toStrictEqual(idsFrom(PAGE + 1, 3))
  })

  it('[P-002, P-004] are found although the number was erased under another spelling', () => {
    expect(idsOf(workBehind(1, 1, '84900000001'))).toStrictEqual([2])
  })

  it('[P-002, P-004] fill up the batch to what one call takes', () => {
    expect(idsOf(workBehind(1, 2 * PAGE))).toStrictEqual(idsFrom(2, PAGE))
  })
})

it('[P-002] rows are sent one by one once a row was refused alone, until one is accepted', () => {
  const idsAfter = (isAccepted: boolean) => {
    const { run } = createMemoryStore()
    run(
      acceptGroup(
        [1, 2, 3].map((person) => anArrivedOrder(person)),
        false,
      ),
    )
    run(countRefusedRow('orders'))
    if (isAccepted) run(forgetRefusedRows('orders'))
    return idsOf(run(dueWork('orders', AT, 'a book')))
  }
  expect(idsAfter(false)).toStrictEqual([1])
  expect(idsAfter(true)).toStrictEqual([1, 2, 3])
})
