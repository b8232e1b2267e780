import type { FastifyPluginAsync } from 'fastify'
import * as E from 'fp-ts/Either'
import type { Now } from '../../../ports/now'
import type { ReadLedgerHealth } from '../../../ports/read-ledger-health'

const MS_PER_SECOND = 1_000

type Dependencies = {
  readonly readHealth: ReadLedgerHealth
  readonly now: Now
  /** Gives the sheets whose delivery waits for staff. */
  readonly halted?: () => ReadonlyArray<string>
}

/** Takes the ledger's health, gives the probe's call: 200 once a registration can be kept, 503 otherwise. */
export const healthRoute =
  ({ readHealth, now, halted = () => [] }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const health = await readHealth()
      if (E.isLeft(health)) {
        request.log.error({ reason: health.left.reason }, 'unavailable')
        return reply.code(503).send({ status: 'unavailable' })
      }
      const { pending, oldestPendingAt } = health.right
      const oldestSeconds =
        oldestPendingAt === null ? null : Math.max(0, Math.floor((now() - oldestPendingAt) / MS_PER_SECOND))
      const waiting = halted()
      return { status: 'ok', pending, oldestSeconds, ...(waiting.length === 0 ? {} : { halted: waiting }) }
    })
  }
