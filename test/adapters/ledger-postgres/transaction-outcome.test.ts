import { EventEmitter } from 'node:events'
import * as E from 'fp-ts/Either'
import type { PoolClient } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Begin } from '../../../src/adapters/ledger-postgres/begin-transaction'
import type { LedgerPool } from '../../../src/adapters/ledger-postgres/create-pool'
import { databaseClock } from '../../../src/adapters/ledger-postgres/database-clock'
import { inTransaction } from '../../../src/adapters/ledger-postgres/in-transaction'
import { lockSheet } from '../../../src/adapters/ledger-postgres/sheet-locks'
import { transaction } from '../../../src/adapters/ledger-postgres/to-unavailable'

type Given = {
  /** What each commit does, in order; the last one again and again. */
  readonly commits?: ReadonlyArray<'done' | 'rolled back' | 'warned' | { readonly code: string }>
  readonly settings?: unknown
  readonly requiresStandby?: boolean
  readonly connects?: { readonly code: string }
  readonly rollsBack?: boolean
}

const SOUND = { fsync: 'on', standby: 'none' }
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))

/** A pool whose connections answer as they are told, and what was asked of it. */
const poolOf = ({
  commits = ['done'],
  settings = SOUND,
  requiresStandby = false,
  connects,
  rollsBack = true,
}: Given) => {
  const did: Array<string> = []
  const left = [...commits]
  const connect = async () => {
    if (connects !== undefined) return failing(connects.code)
    const client = Object.assign(new EventEmitter(), {
      query: async (text: string) => {
        did.push(text.split(/[ ;]/)[0] ?? '')
        if (text.startsWith('BEGIN')) return [{ rows: [] }, { rows: [settings] }]
        if (text === 'ROLLBACK') return rollsBack ? { command: 'ROLLBACK' } : failing('ECONNRESET')
        if (text !== 'COMMIT') return { rows: [] }
        const commit = left.length > 1 ? left.shift() : left[0]
        if (typeof commit === 'object') return failing(commit.code)
        if (commit === 'warned') client.emit('notice', {})
        return { command: commit === 'rolled back' ? 'ROLLBACK' : 'COMMIT' }
      },
      release: (isBroken?: boolean) => {
        did.push(isBroken === true ? 'discarded' : 'released')
        expect(client.listenerCount('notice')).toBe(0)
      },
    })
    return client
  }
  const pool = {
    connectUsable: connect,
    discardMadeBefore: () => did.push('distrusted'),
    requiresStandby,
  } as unknown as LedgerPool
  return { pool, did }
}

const runOn = async (
  given: Given,
  work: (client: PoolClient) => Promise<unknown> = async () => 7,
  begin?: Begin,
) => {
  // The waits between tries are drawn.
  const drawn = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => drawn.mockRestore())
  const { pool, did } = poolOf(given)
  return { answer: await inTransaction(pool, work, begin), did }
}

describe('a commit', () => {
  it('[P-001] that succeeds gives what the work gave, on a connection that stays', async () => {
    expect(await runOn({})).toStrictEqual({ answer: E.right(7), did: ['BEGIN', 'COMMIT', 'released'] })
  })

  it.each(['ECONNRESET', '57P01', '08006', 'unknown', '23505'])(
    '[P-001] that fails by %s may have succeeded: it is not done again',
    async (code) => {
      const { answer, did } = await runOn({ commits: [{ code }] })
      expect(answer).toStrictEqual(E.left({ code }))
      expect(did.filter((each) => each === 'COMMIT')).toHaveLength(1)
    },
  )

  it.each(['40001', '40P01'])('[P-001] that fails by the conflict %s is done again', async (code) => {
    expect(await runOn({ commits: [{ code }, 'done'] })).toStrictEqual({
      answer: E.right(7),
      did: ['BEGIN', 'COMMIT', 'ROLLBACK', 'released', 'BEGIN', 'COMMIT', 'released'],
    })
  })

  it('[P-001] that no standby confirmed is not told as kept, and not done again', async () => {
    expect(await runOn({ commits: ['warned'] })).toStrictEqual({
      answer: E.left({ code: 'unconfirmed' }),
      did: ['BEGIN', 'COMMIT', 'discarded', 'distrusted'],
    })
  })

  it('[P-001] that turned into a rollback is not told as kept', async () => {
    const { answer, did } = await runOn({ commits: ['rolled back'] })
    expect(answer).toStrictEqual(E.left({ code: 'rolledBack' }))
    expect(did.filter((each) => each === 'COMMIT')).toHaveLength(1)
  })
})

describe('a conflict', () => {
  it.each([
    { why: 'within 5 s is met eight times', ms: 5_000, times: 8 },
    { why: 'later is met once', ms: 5_001, times: 1 },
  ])('[P-001] that comes $why', async ({ ms, times }) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    let isFirst = true
    const { answer, did } = await runOn({ commits: [{ code: '40001' }] }, async () => {
      if (isFirst) vi.advanceTimersByTime(ms)
      isFirst = false
    })
    expect(answer).toStrictEqual(E.left({ code: '40001' }))
    expect(did.filter((each) => each === 'COMMIT')).toHaveLength(times)
  })

  it('[P-001] is waited for twice as long each time, up to what is drawn', async () => {
    const drawn = vi.spyOn(Math, 'random').mockReturnValue(1)
    onTestFinished(() => drawn.mockRestore())
    const { pool } = poolOf({ commits: [{ code: '40001' }, { code: '40001' }, 'done'] })
    const begun = performance.now()
    expect(await inTransaction(pool, async () => 7)).toStrictEqual(E.right(7))
    // 10 ms and 20 ms, of which a timer may cut off a part.
    expect(performance.now() - begun).toBeGreaterThan(27)
  })
})

describe('a connection', () => {
  it.each(['ECONNRESET', 'unknown', '25006'])(
    '[P-001] is discarded after %s, and its like distrusted',
    async (code) => {
      const { did } = await runOn({ commits: [{ code }] })
      expect(did).toStrictEqual(['BEGIN', 'COMMIT', 'discarded', 'distrusted'])
    },
  )

  it('[P-001] stays after a fault of a row, and is discarded if it cannot be rolled back', async () => {
    const commits = [{ code: '23514' }]
    expect((await runOn({ commits })).did).toStrictEqual(['BEGIN', 'COMMIT', 'ROLLBACK', 'released'])
    expect((await runOn({ commits, rollsBack: false })).did).toStrictEqual([
      'BEGIN',
      'COMMIT',
      'ROLLBACK',
      'discarded',
    ])
  })

  it('[P-001] that cannot be had is not asked for again', async () => {
    expect(await runOn({ connects: { code: 'ECONNREFUSED' } })).toStrictEqual({
      answer: E.left({ code: 'ECONNREFUSED' }),
      did: [],
    })
    let asked = 0
    const { pool } = poolOf({})
    const connectUsable = async () => {
      asked += 1
      return failing('ECONNREFUSED')
    }
    await inTransaction({ ...pool, connectUsable } as unknown as LedgerPool, async () => 7)
    expect(asked).toBe(1)
  })
})

describe('a failed transaction of the ledger', () => {
  it('[P-001, P-011] is told with its code alone', async () => {
    const { pool } = poolOf({ commits: [{ code: '53100' }] })
    expect(await transaction(pool, async () => 7)()).toStrictEqual(
      E.left({ tag: 'unavailable', reason: 'the database did not answer as it should (53100)' }),
    )
  })
})

describe('a row that the database gives in another shape', () => {
  const giving = (...rows: ReadonlyArray<object>) =>
    ({ query: async () => ({ rows }) }) as unknown as PoolClient

  it.each([[[]], [[{}]], [[{ at: '1' }]]])('[P-007] is no time: %j', async (rows) => {
    await expect(databaseClock(giving(...rows))).rejects.toThrow('unreadable row of clock')
  })

  it.each([[[]], [[{ holder: 'a' }]], [[{ holder: 1, until: 1 }]], [[{ holder: 'a', until: '1' }]]])(
    '[P-007] is no lease: %j',
    async (rows) => {
      await expect(lockSheet(giving(...rows), 'orders')).rejects.toThrow('unreadable row of lease')
    },
  )
})

describe('a database that is asked before each transaction', () => {
  const neverWorks = async () => {
    throw new Error('the work was done')
  }

  it('[P-001] whose disk is not waited for is refused at once', async () => {
    expect(await runOn({ settings: { fsync: 'off', standby: 'synchronous' } }, neverWorks)).toStrictEqual({
      answer: E.left({ code: 'notDurable' }),
      did: ['BEGIN', 'ROLLBACK', 'released'],
    })
  })

  it.each([
    { why: 'whose standby is absent', standby: 'absent', requiresStandby: false },
    { why: 'whose required standby is absent', standby: 'absent', requiresStandby: true },
    { why: 'that lacks the required standby', standby: 'none', requiresStandby: true },
  ])('[P-001] $why is asked again eight times', async ({ standby, requiresStandby }) => {
    const { answer, did } = await runOn({ settings: { fsync: 'on', standby }, requiresStandby }, neverWorks)
    expect(answer).toStrictEqual(E.left({ code: 'noStandby' }))
    expect(did).toStrictEqual(Array(8).fill(['BEGIN', 'ROLLBACK', 'released']).flat())
  })

  it.each([
    { why: 'that has no standby and needs none', standby: 'none', requiresStandby: false },
    { why: 'that has a standby and needs none', standby: 'synchronous', requiresStandby: false },
    { why: 'that has the required standby', standby: 'synchronous', requiresStandby: true },
  ])('[P-001] $why is used', async ({ standby, requiresStandby }) => {
    expect((await runOn({ settings: { fsync: 'on', standby }, requiresStandby })).answer).toStrictEqual(
      E.right(7),
    )
  })

  it('[P-001] is read from without a standby', async () => {
    const settings = { fsync: 'off', standby: 'absent' }
    expect((await runOn({ settings }, async () => 7, 'BEGIN READ ONLY')).answer).toStrictEqual(E.right(7))
  })

  it.each([undefined, {}, { fsync: 'on' }, { fsync: 'on', standby: 'another' }])(
    '[P-001] that does not answer it is not written to (%#)',
    async (settings) => {
      expect((await runOn({ settings: settings ?? null }, neverWorks)).answer).toStrictEqual(
        E.left({ code: 'settings' }),
      )
    },
  )
})
