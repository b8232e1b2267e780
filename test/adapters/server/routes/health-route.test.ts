import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { healthRoute } from '../../../../src/adapters/server/routes/health-route'
import type { ReadLedgerHealth } from '../../../../src/ports/read-ledger-health'
import { ARRIVED_AT } from '../../../support/arrived'

const ask = async (readHealth: ReadLedgerHealth, now = ARRIVED_AT) => {
  const answer = await fastify()
    .register(healthRoute({ readHealth, now: () => now }))
    .inject('/healthz')
  return [answer.statusCode, answer.json(), answer.headers['cache-control']]
}

describe('the health call', () => {
  it.each([
    ['nothing', { pending: 0, oldestPendingAt: null }, { pending: 0, oldestSeconds: null }],
    ['one', { pending: 1, oldestPendingAt: ARRIVED_AT - 61_999 }, { pending: 1, oldestSeconds: 61 }],
    [
      'one by a clock set back',
      { pending: 1, oldestPendingAt: ARRIVED_AT + 5_000 },
      { pending: 1, oldestSeconds: 0 },
    ],
  ])('[M-132] is 200 where %s waits', async (_, health, said) => {
    expect(await ask(TE.right(health))).toStrictEqual([200, { status: 'ok', ...said }, 'no-store'])
  })

  it('[M-132] is 503 where the ledger keeps nothing, without the reason', async () => {
    expect(await ask(TE.left({ tag: 'unavailable', reason: 'database or disk is full' }))).toStrictEqual([
      503,
      { status: 'unavailable' },
      'no-store',
    ])
  })
})
