import { describe, expect, it } from 'vitest'
import { acceptGroup } from '../../../../src/domain/ledger/accept/accept-group'
import { blindRemoval } from '../../../../src/domain/ledger/erase/new-removal'
import { queueRemovals } from '../../../../src/domain/ledger/erase/queue-removals'
import {
  beginEpoch,
  endReading,
  isRestored,
  nextReadingAt,
  readLater,
} from '../../../../src/domain/ledger/restore/restored'
import type { StatementCall } from '../../../../src/domain/ledger/script'
import { readVariable } from '../../../../src/domain/ledger/variables'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryStore } from '../../../support/memory/memory-store'
import { watched } from '../../../support/memory/watched'

describe('a ledger that was restored', () => {
  it('[P-005] stores that each sheet is still to be read, under names that a later release knows', () => {
    const { run, rows } = createMemoryStore()
    expect([run(isRestored()), run(nextReadingAt('orders'))]).toStrictEqual([false, null])
    run(beginEpoch(5))
    expect(rows("SELECT name, value FROM counter WHERE name <> 'wipe owed' ORDER BY name")).toStrictEqual([
      ['epoch', 1],
      ['unread members', 1_140_005],
      ['unread orders', 1_140_005],
    ])
    expect(run(isRestored())).toBe(true)
    run(beginEpoch(0))
    expect(run(readVariable('epoch'))).toBe(2)
  })

  it('[P-005] reads each sheet for itself, and stays restored', () => {
    const { run } = createMemoryStore()
    run(beginEpoch(0))
    run(readLater('orders', 5))
    run(endReading('members'))
    expect([run(nextReadingAt('orders')), run(nextReadingAt('members'))]).toStrictEqual([5, null])
    run(endReading('orders'))
    expect([run(nextReadingAt('orders')), run(isRestored())]).toStrictEqual([null, true])
  })

  it('[P-005] limits removals to the rows before them, and announces nothing again', () => {
    const { db, run, rows } = createMemoryStore()
    run(acceptGroup([anArrivedOrder(1)], true))
    db.exec(`
      INSERT INTO notice (id, channel, kind, at, content) VALUES ('n', 'a channel', 'registered', 1, '');
      INSERT INTO staff (name, handle, invited_at) VALUES ('an employee', 'h', 1);
      INSERT INTO staff_session (hash, name, begun_at, used_at) VALUES ('s', 'an employee', 1, 1)`)
    run(queueRemovals(blindRemoval('orders', 'a hash', { at: 7, rowsUntil: null })))
    run(queueRemovals(blindRemoval('orders', 'another hash', { at: 9, rowsUntil: 5 })))
    const asked: Array<StatementCall> = []
    run(watched(beginEpoch(0), asked))
    expect(asked).toContainEqual({ name: 'dropNoticesBut', params: { channels: [] } })
    expect(rows('SELECT rows_until FROM erasure ORDER BY at')).toStrictEqual([[7], [5]])
    for (const table of ['unannounced', 'notice', 'staff_session'])
      expect(rows(`SELECT * FROM ${table}`)).toStrictEqual([])
  })
})
