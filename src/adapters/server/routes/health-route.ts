import type { FastifyPluginAsync } from 'fastify'
import * as E from 'fp-ts/Either'
import type { Target } from '../../../domain/registration/registration'
import type { ReadLedgerHealth } from '../../../ports/ledger'

type Dependencies = {
  readonly readHealth: ReadLedgerHealth
  readonly halted: () => ReadonlyArray<Target>
  readonly unreadable: () => ReadonlyArray<string>
}

/** 200 if a registration can be kept, otherwise 503; public, so it contains no counts. */
export const healthRoute =
  ({ readHealth, halted, unreadable }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const health = await readHealth()
      if (E.isLeft(health)) {
        request.log.error({ reason: health.left.reason }, 'unavailable')
        return reply.code(503).send({ status: 'unavailable' })
      }
      const waiting = halted()
      const content = unreadable()
      return {
        status: 'ok',
        ...(waiting.length === 0 ? {} : { halted: waiting }),
        ...(content.length === 0 ? {} : { unreadable: content }),
      }
    })
  }
