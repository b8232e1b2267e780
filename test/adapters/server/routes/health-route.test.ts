import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { healthRoute } from '../../../../src/adapters/server/routes/health-route'
import type { Target } from '../../../../src/domain/registration/registration'
import type { ReadLedgerHealth } from '../../../../src/ports/ledger'

const ask = async (readHealth: ReadLedgerHealth, halted: ReadonlyArray<Target> = []) => {
  const answer = await fastify()
    .register(healthRoute({ readHealth, halted: () => halted, unreadable: () => [] }))
    .inject('/healthz')
  return [answer.statusCode, answer.json(), answer.headers['cache-control']]
}

describe('the health call', () => {
  it('[P-011] is 200 if a registration can be kept, without counts', async () => {
    expect(await ask(TE.right(undefined))).toStrictEqual([200, { status: 'ok' }, 'no-store'])
  })

  it('[P-011] names the sheets that are halted', async () => {
    expect(await ask(TE.right(undefined), ['orders'])).toStrictEqual([
      200,
      { status: 'ok', halted: ['orders'] },
      'no-store',
    ])
  })

  it('[P-011] is 503 if the ledger is unavailable, without the reason', async () => {
    expect(await ask(TE.left({ tag: 'unavailable', reason: 'database or disk is full' }))).toStrictEqual([
      503,
      { status: 'unavailable' },
      'no-store',
    ])
  })
})
