import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Idempotency, KeptAnswer } from '../../../domain/registration/arrived-registration'
import type { Target } from '../../../domain/registration/registration'
import { SERVICE_PATHS } from '../../../domain/routing/service-paths'
import { SheetQuery, type SheetSources, sheetNamed } from '../../../domain/site/sheet-source'
import { rateLimitConfig } from '../http/rate-limit'
import { createDecodeImport, type DecodeImportDeps, decodeImportHeaders } from './decode-import'
import type { FindServed } from './find-served'
import type { KeepArrival } from './keep-arrival'
import { type ImportRefusal, sendImportRefusal } from './send-import-refusal'

declare module 'fastify' {
  interface FastifyRequest {
    /** The target that the query of an import names. */
    importTarget: Target | null
  }
}

export type KeepImportDeps = DecodeImportDeps & { readonly keepArrival: KeepArrival }

type Call = {
  readonly target: Target
  readonly headers: IncomingHttpHeaders
  readonly bytes: Uint8Array
}

const idempotencyOf = (key: string | null, bytes: Uint8Array): Idempotency | null =>
  key === null ? null : { key, bodyHash: createHash('sha256').update(bytes).digest('base64url') }

/** Keeps a registration that the program of the site sent as a row; fails with what is wrong in headers, row or ledger. */
const createKeepImport = (deps: KeepImportDeps) => {
  const decodeImport = createDecodeImport(deps)
  return ({ target, headers, bytes }: Call): TE.TaskEither<ImportRefusal, KeptAnswer> =>
    pipe(
      TE.fromEither(decodeImportHeaders(headers)),
      TE.chainW(({ idempotencyKey, consent, offers, honeypot }) =>
        deps.keepArrival<ImportRefusal>({
          target,
          idempotency: idempotencyOf(idempotencyKey, bytes),
          honeypot,
          consent,
          offers,
          registration: decodeImport(target, bytes),
        }),
      ),
    )
}

type Dependencies = KeepImportDeps & {
  readonly sheets: SheetSources
  readonly findServed: FindServed
  readonly rateLimitPerMinute: number
}

/** The target, null for the product sheet and unknown ones. Pages opened before a change of settings name the former sheet. */
const importTarget = async (
  sheets: SheetSources,
  findServed: FindServed,
  query: unknown,
): Promise<Target | null> => {
  const asked = SheetQuery.decode(query)
  if (E.isLeft(asked)) return null
  const { id, range } = asked.right
  const sheet = sheetNamed(sheets, { id, name: range })
  if (sheet === 'products') return null
  if (sheet !== null) return sheet
  const served = await findServed((each) => each.what !== 'consent' && each.id === id && each.name === range)
  return served === undefined || served.what === 'consent' ? null : served.what
}

/** The route that receives registrations; it responds once they are durable (M-132). */
export const importRoute = (deps: Dependencies): FastifyPluginAsync => {
  const keepImport = createKeepImport(deps)

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = request.importTarget
    if (target === null) return sendImportRefusal(reply, 'notFound')
    if (!Buffer.isBuffer(request.body)) return sendImportRefusal(reply, 'jsonExpected')
    const kept = await keepImport({ target, headers: request.headers, bytes: request.body })()
    if (E.isLeft(kept)) return sendImportRefusal(reply, kept.left)
    request.kept = kept.right
    return reply.header('cache-control', 'no-store').send({ ok: true })
  }

  return async (app) => {
    await app.register(rateLimit, { global: false })
    app.decorateRequest('importTarget', null)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    )
    app.post(SERVICE_PATHS.registration, {
      config: { ...rateLimitConfig(deps.rateLimitPerMinute), registrationRequest: 'keeping' },
      onRequest: async (request, reply) => {
        request.importTarget = await importTarget(deps.sheets, deps.findServed, request.query)
        return request.importTarget === null ? sendImportRefusal(reply, 'notFound') : undefined
      },
      handler: answer,
    })
  }
}
