import { describe, expect, it } from 'vitest'
import { nextBatchId, raiseBatchIds } from '../../../src/domain/ledger/deliver/batch-ids'
import { nextWriteMoment } from '../../../src/domain/ledger/deliver/next-write-moment'
import {
  countRefusedRow,
  forgetRefusedRows,
  refusedRows,
} from '../../../src/domain/ledger/deliver/refused-rows'
import { dropRoundId, roundId } from '../../../src/domain/ledger/deliver/round-id'
import { installationOf } from '../../../src/domain/ledger/installation'
import { lastBackup, storeLastBackup } from '../../../src/domain/ledger/last-backup'
import { dropVariable, readVariable, setVariable } from '../../../src/domain/ledger/variables'
import { createMemoryStore } from '../../support/memory/memory-store'
import { watched } from '../../support/memory/watched'

const SHEET = {
  id: 'orders a book #1',
  target: 'orders',
  spreadsheet: 'a book',
  tab: 1,
  name: 'DatMua',
} as const

describe('the numbers of a ledger', () => {
  it('[P-002] are stored under names that a later release knows', () => {
    const { run } = createMemoryStore()
    const installation = run(installationOf())
    run(nextBatchId())
    run(storeLastBackup(5))
    run(countRefusedRow('orders'))
    run(countRefusedRow('members'))
    run(countRefusedRow('members'))
    const { id } = run(roundId('orders', null))
    const own = run(roundId('orders', SHEET))
    expect(installation).toBe(run(readVariable('installation'))?.toString(36))
    expect(run(readVariable('batch'))).toBe(own.id)
    expect([id, own.id]).toStrictEqual([own.id - 1, own.id])
    const names = ['last backup', 'refused alone by orders', 'refused alone by members'] as const
    expect(names.map((name) => run(readVariable(name)))).toStrictEqual([5, 1, 2])
    expect(run(readVariable('removal from orders'))).toBe(id)
    expect(run(readVariable('removal from orders a book #1'))).toBe(own.id)
    expect(run(lastBackup())).toBe(5)
  })

  it('[P-002] of batches begin at random, from 1,000,000 to 999,999,999', () => {
    const asked: Parameters<typeof watched>[1] = []
    const { run } = createMemoryStore()
    run(watched(nextBatchId(), asked))
    expect(asked[0]).toStrictEqual({ name: 'draw', params: { least: 1_000_000, limit: 1_000_000_000 } })
  })

  it('[P-002] name an installation by 40 bits at random, once', () => {
    const asked: Parameters<typeof watched>[1] = []
    const { run } = createMemoryStore()
    const first = run(watched(installationOf(), asked))
    expect(asked[0]).toStrictEqual({ name: 'draw', params: { least: 0, limit: 2 ** 40 } })
    expect(run(installationOf())).toBe(first)
  })

  it.each([
    { former: null, highest: 0, next: 12 },
    { former: 500, highest: 0, next: 507 },
    { former: 500, highest: 900, next: 907 },
    { former: 500, highest: 2_000_000_000, next: 2_000_000_007 },
    { former: 500, highest: 2_000_000_001, next: 5 },
    { former: 2_000_000_001, highest: 7, next: 5 },
  ])(
    '[P-005] continue above those used before a restore, and start over near their limit: $former, $highest',
    (given) => {
      const written: Array<unknown> = []
      const draws = [given.former === null ? 5 : null, 7, 5].filter((number) => number !== null)
      const script = raiseBatchIds(given.highest)
      let step = script.next([])
      while (step.done !== true) {
        const { name, params } = step.value
        if (name === 'setVariable') written.push(params)
        if (name === 'readVariable')
          step = script.next(given.former === null ? [] : [{ value: given.former }])
        else if (name === 'draw') step = script.next([{ drawn: draws.shift() }])
        else step = script.next([])
      }
      expect(written).toStrictEqual([{ name: 'batch', value: given.next }])
    },
  )

  it('[P-005] of batches skip a thousand to a million after a restore', () => {
    const { run } = createMemoryStore()
    const asked: Parameters<typeof watched>[1] = []
    run(nextBatchId())
    run(watched(raiseBatchIds(0), asked))
    expect(asked.filter(({ name }) => name === 'draw')).toStrictEqual([
      { name: 'draw', params: { least: 1_000, limit: 1_000_000 } },
    ])
  })

  it('[P-002] are deleted if they exist', () => {
    const asked: Parameters<typeof watched>[1] = []
    const { run } = createMemoryStore()
    run(watched(dropVariable('unread members'), asked))
    expect(asked.map(({ name }) => name)).toStrictEqual(['readVariable'])
    run(setVariable('unread orders', 3))
    run(dropVariable('unread orders'))
    expect(run(readVariable('unread orders'))).toBeNull()
  })
})

describe('rows refused one after another', () => {
  it('[P-002] are counted for each sheet, and forgotten once it takes one', () => {
    const { run } = createMemoryStore()
    expect(run(refusedRows('orders'))).toBe(0)
    run(countRefusedRow('orders'))
    run(countRefusedRow('orders'))
    expect([run(refusedRows('orders')), run(refusedRows('members'))]).toStrictEqual([2, 0])
    run(forgetRefusedRows('orders'))
    run(forgetRefusedRows('members'))
    expect(run(refusedRows('orders'))).toBe(0)
    expect(run(readVariable('refused alone by members'))).toBeNull()
  })
})

describe('the moment of the next write', () => {
  it('[M-106] is told with the wait until then', () => {
    const { run } = createMemoryStore()
    expect(run(nextWriteMoment(10_000))).toStrictEqual({ at: 10_000, waitMs: 0 })
    expect(run(nextWriteMoment(10_000))).toStrictEqual({ at: 11_250, waitMs: 1_250 })
  })
})

describe('the id of a round of removals', () => {
  it.each([
    { why: 'not known yet', sheet: null },
    { why: 'known', sheet: SHEET },
  ])(
    '[P-004] stays the same until the round is settled, and then belongs to a marker: the sheet is $why',
    ({ sheet }) => {
      const { run, rows } = createMemoryStore()
      const { id, isFresh } = run(roundId('orders', sheet))
      expect(isFresh).toBe(true)
      expect(run(roundId('orders', sheet))).toStrictEqual({ id, isFresh: false })
      run(dropRoundId('orders', { id: id + 1, sheet, isMarked: true }, 5))
      expect(run(roundId('orders', sheet))).toStrictEqual({ id, isFresh: false })
      expect(rows('SELECT * FROM batch')).toStrictEqual([])
      run(dropRoundId('orders', { id, sheet, isMarked: true }, 5))
      expect(rows('SELECT id, target, spreadsheet, state, delivered_at FROM batch')).toStrictEqual([
        [id, 'orders', sheet === null ? null : 'a book', 'delivered', 5],
      ])
      expect(run(roundId('orders', sheet)).isFresh).toBe(true)
    },
  )

  it('[P-004] is not recorded for pruning if no marker was made', () => {
    const { run, rows } = createMemoryStore()
    const { id } = run(roundId('orders', null))
    run(dropRoundId('orders', { id, sheet: null, isMarked: false }, 5))
    expect(rows('SELECT * FROM batch')).toStrictEqual([])
  })
})
