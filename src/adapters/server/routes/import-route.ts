import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import type { SheetSources } from '../../../domain/site/sheet-source'
import { importTarget } from './import-target'
import { createKeepImport, type KeepImportDeps } from './keep-import'
import { limitedTo } from './rate-limit'
import { sendImportRefusal } from './send-import-refusal'

const IMPORT_PATH = '/order-service/api/products/data/google-import'
const BODY_LIMIT_BYTES = 16 * 1024

type Dependencies = KeepImportDeps & {
  readonly sheets: SheetSources
  readonly rateLimitPerMinute: number
}

/** Responds only after the registration is durable (M-132). */
export const importRoute = (deps: Dependencies): FastifyPluginAsync => {
  const keepImport = createKeepImport(deps)

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = await importTarget(deps.sheets, deps.findServed, request.query)
    if (target === null) return sendImportRefusal(reply, 'notFound')
    if (!Buffer.isBuffer(request.body)) return sendImportRefusal(reply, 'jsonExpected')
    const kept = await keepImport({ target, headers: request.headers, bytes: request.body })()
    if (E.isLeft(kept)) return sendImportRefusal(reply, kept.left)
    request.kept = kept.right
    return reply.header('cache-control', 'no-store').send({ ok: true })
  }

  return async (app) => {
    await app.register(rateLimit, { global: false })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, bytes, done) => done(null, bytes),
    )
    app.post(IMPORT_PATH, {
      config: limitedTo(deps.rateLimitPerMinute),
      onRequest: async (request, reply) =>
        (await importTarget(deps.sheets, deps.findServed, request.query)) === null
          ? sendImportRefusal(reply, 'notFound')
          : undefined,
      handler: answer,
    })
  }
}
