import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../src/domain/ledger/accept-group'
import { queueRemovals } from '../../../src/domain/ledger/queue-removals'
import { blindRemoval } from '../../../src/domain/ledger/removal-record'
import {
  isRestored,
  markRestored,
  readLater,
  sheetRead,
  unreadSince,
} from '../../../src/domain/ledger/restored'
import type { Step } from '../../../src/domain/ledger/script'
import { anArrivedOrder } from '../../support/arrived'
import { createMemoryStore } from '../../support/memory/memory-store'
import { watched } from '../../support/memory/watched'

describe('a ledger that was restored', () => {
  it('[P-005] has not read any sheet, under names that a later release finds again', () => {
    const { run, tables } = createMemoryStore()
    expect([run(isRestored()), run(unreadSince('orders'))]).toStrictEqual([false, null])
    run(markRestored())
    const counters = ['epoch', 'unread orders', 'unread members'].map((name) => tables.counter.get(name))
    expect(counters).toStrictEqual([1, 0, 0])
    expect(tables.counter.size()).toBe(3)
    expect(run(isRestored())).toBe(true)
    run(markRestored())
    expect(tables.counter.get('epoch')).toBe(2)
  })

  it('[P-005] reads each sheet for itself, and stays restored', () => {
    const { run } = createMemoryStore()
    run(markRestored())
    run(readLater('orders', 5))
    run(sheetRead('members'))
    expect([run(unreadSince('orders')), run(unreadSince('members'))]).toStrictEqual([5, null])
    run(sheetRead('orders'))
    expect([run(unreadSince('orders')), run(isRestored())]).toStrictEqual([null, true])
  })

  it('[P-005] bounds removals to the rows before them, and announces nothing again', () => {
    const { run, tables } = createMemoryStore()
    run(acceptGroup([anArrivedOrder(1)], true))
    tables.notice.put('n', { id: 'n', channel: 'a channel' } as never)
    tables.session.put('s', { id: 's', name: 'an employee', begunAt: 1, usedAt: 1 })
    run(queueRemovals(blindRemoval('orders', 'a mark', { at: 7, rowsUntil: null })))
    const asked: Array<Step> = []
    run(watched(markRestored(), asked))
    expect(asked).toContainEqual({ name: 'dropNoticesBut', params: { channels: [] } })
    expect(tables.erasure.rows().map(({ rowsUntil }) => rowsUntil)).toStrictEqual([7])
    const left = [tables.unannounced, tables.notice, tables.session].map((table) => table.size())
    expect(left).toStrictEqual([0, 0, 0])
  })
})
