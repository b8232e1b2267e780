import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import {
  createBatch,
  markerValue,
  parkBatch,
  rebatch,
  splitBatch,
} from '../../../../src/domain/ledger/deliver/create-batch'
import { countRefusedRow } from '../../../../src/domain/ledger/deliver/refused-rows'
import { installationOf } from '../../../../src/domain/ledger/installation'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'

const AT = 9_000

const open = (...people: ReadonlyArray<number>) => {
  const { db, run, rows } = createMemoryStore()
  run(
    acceptGroup(
      people.map((n) => anArrivedOrder(n)),
      false,
    ),
  )
  const ids = people.map((_, index) => index + 1)
  const { id, markerValue } = run(createBatch('orders', ids))
  return {
    run,
    rows,
    id,
    markerValue,
    sent: { target: 'orders', id } as const,
    lose: (row: number) => db.exec(`DELETE FROM outbox WHERE registration_id = ${row}`),
    batches: () =>
      rows('SELECT state, id FROM batch ORDER BY id').map(([state, batch]) => [
        state,
        rows(`SELECT registration_id FROM outbox WHERE batch_id = ${batch}`).flat(),
      ]),
    waiting: () => rows('SELECT registration_id FROM outbox WHERE batch_id IS NULL').flat(),
    deliveredAt: () => rows(`SELECT delivered_at FROM batch WHERE id = ${id}`),
  }
}

describe('a batch', () => {
  it('[P-002] is marked by its installation and its rows', () => {
    const { run, rows, markerValue: value } = open(1, 2)
    const installation = run(installationOf())
    expect(value).toMatch(/^[\da-z]{1,8}:[\da-f]{16}$/)
    expect(value.startsWith(`${installation}:`)).toBe(true)
    expect(rows('SELECT target, mark, state FROM batch')).toStrictEqual([['orders', value, 'open']])
    const values = [open(1, 2), open(1, 3), open(1)].map((each) => each.markerValue.split(':')[1])
    expect(values[0]).toBe(value.split(':')[1])
    expect(new Set(values).size).toBe(3)
    expect(run(markerValue('i', []))).toMatch(/^i:[\da-f]{16}$/)
  })

  it('[P-002] gets another number, as long as it has rows', () => {
    const whole = open(1, 2)
    whole.run(rebatch(whole.sent))
    expect(whole.batches()).toStrictEqual([['open', [1, 2]]])
    expect(whole.deliveredAt()).toStrictEqual([])
    const empty = open(1)
    empty.lose(1)
    empty.run(rebatch(empty.sent))
    expect(empty.batches()).toStrictEqual([])
  })

  it('[P-002] that is refused is split, and its first half is the larger one', () => {
    const { run, sent, batches, waiting, deliveredAt } = open(1, 2, 3)
    run(splitBatch(sent, AT))
    expect(batches()).toStrictEqual([
      ['delivered', []],
      ['open', [1, 2]],
    ])
    expect(deliveredAt()).toStrictEqual([[AT]])
    expect(waiting()).toStrictEqual([3])
  })

  it('[P-002] that is refused after a row was refused alone is split after its first row', () => {
    const { run, sent, batches, waiting } = open(1, 2, 3, 4)
    run(countRefusedRow('orders'))
    run(splitBatch(sent, AT))
    expect(batches()).toStrictEqual([
      ['delivered', []],
      ['open', [1]],
    ])
    expect(waiting()).toStrictEqual([2, 3, 4])
  })

  it('[P-002] whose rows were erased is neither split nor parked', () => {
    for (const settle of [
      ({ run, sent }: ReturnType<typeof open>) => run(splitBatch(sent, AT)),
      ({ run, sent }: ReturnType<typeof open>) => run(parkBatch(sent, 'a reason', AT)),
    ]) {
      const opened = open(1)
      opened.lose(1)
      settle(opened)
      expect(opened.batches()).toStrictEqual([['delivered', []]])
    }
  })

  it('[P-002] that is parked gets another number, and the former one counts as delivered, because the sheet has its marker', () => {
    const { run, sent, batches, rows, deliveredAt } = open(1)
    run(parkBatch(sent, 'a reason', AT))
    expect(batches()).toStrictEqual([
      ['delivered', []],
      ['parked', [1]],
    ])
    expect(deliveredAt()).toStrictEqual([[AT]])
    expect(rows('SELECT last_error FROM batch ORDER BY id')).toStrictEqual([[null], ['a reason']])
  })
})
