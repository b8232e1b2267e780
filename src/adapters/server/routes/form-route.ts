import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { FORM_ADDRESSES, receivedAddress } from '../../../domain/routing/form-address'
import type { Site } from '../../../domain/site/site'
import { answerError } from '../http/error-handlers'
import { acceptForms } from '../http/form-body'
import { isCrossSite } from '../http/is-cross-site'
import { createFormAnswers, type FormAnswersDeps } from './form-answers'
import { limitedTo } from './rate-limit'

const BODY_LIMIT_BYTES = 16 * 1024
const TOO_MANY = 429

type FormDeps = Omit<FormAnswersDeps, 'consentMode'> & {
  readonly site: Site
  readonly rateLimitPerMinute: number
  readonly originOf: (request: FastifyRequest) => string
}

export const formRoute = (deps: FormDeps): FastifyPluginAsync => {
  const isFromElsewhere = isCrossSite(deps.originOf)
  const answers = createFormAnswers({ ...deps, consentMode: deps.site.consent.mode })
  return async (app) => {
    await app.register(rateLimit, { global: false })
    acceptForms(app, { bodyLimit: BODY_LIMIT_BYTES })
    const limited = limitedTo(deps.rateLimitPerMinute)
    for (const kind of ['order', 'membership'] as const) {
      app.get(FORM_ADDRESSES[kind], answers.open(kind))
      app.get(receivedAddress(kind), answers.received(kind))
      for (const { address, handler } of [
        { address: FORM_ADDRESSES[kind], handler: answers.look(kind) },
        { address: receivedAddress(kind), handler: answers.take(kind) },
      ])
        app.post(address, {
          // Checked after the body was read, so that a rate-limited visitor keeps the input.
          config: 'rateLimit' in limited ? { rateLimit: { ...limited.rateLimit, hook: 'preHandler' } } : {},
          onRequest: async (request, reply) =>
            isFromElsewhere(request) ? answerError({ statusCode: 403 }, request, reply) : undefined,
          errorHandler: async (error: FastifyError, request, reply) =>
            error.statusCode === TOO_MANY
              ? answers.unsent(kind, request, reply, TOO_MANY)
              : answerError(error, request, reply),
          handler,
        })
    }
  }
}
