import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { isFormFromElsewhere } from '../../../domain/access/request-origin'
import { TARGETS } from '../../../domain/registration/registration'
import { FORM_ADDRESSES, receivedAddress } from '../../../domain/routing/form-address'
import type { Site } from '../../../domain/site/site'
import { answerError } from '../http/error-handlers'
import { acceptForms } from '../http/form-body'
import { rateLimitConfig } from '../http/rate-limit'
import { createFormAnswers, type FormAnswersDeps } from './form-answers'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

const isFromElsewhere = (
  { headers: { 'sec-fetch-site': site, origin } }: FastifyRequest,
  ownOrigin: string,
): boolean =>
  isFormFromElsewhere(
    { site, fromHost: origin === undefined ? undefined : hostOf(origin) },
    hostOf(ownOrigin),
  )

const TOO_MANY = 429

type FormDeps = Omit<FormAnswersDeps, 'consentMode'> & {
  readonly site: Site
  readonly rateLimitPerMinute: number
  readonly originOf: (request: FastifyRequest) => string
}

/**
 * The pages of the plain forms, without JavaScript: form, last look, and receipt (M-084, M-089). Forms sent from
 * other sites are answered with 403.
 */
export const formRoute = (deps: FormDeps): FastifyPluginAsync => {
  const answers = createFormAnswers({ ...deps, consentMode: deps.site.consent.mode })
  return async (app) => {
    await app.register(rateLimit, { global: false })
    acceptForms(app)
    const limited = rateLimitConfig(deps.rateLimitPerMinute)
    for (const target of TARGETS) {
      app.get(FORM_ADDRESSES[target], answers.open(target))
      app.get(receivedAddress(target), answers.received(target))
      for (const { address, registrationRequest, handler } of [
        { address: FORM_ADDRESSES[target], registrationRequest: 'lastLook', handler: answers.look(target) },
        { address: receivedAddress(target), registrationRequest: 'keeping', handler: answers.take(target) },
      ] as const)
        app.post(address, {
          // Checked after the body was read, so that a rate-limited visitor keeps the input.
          config: {
            ...('rateLimit' in limited ? { rateLimit: { ...limited.rateLimit, hook: 'preHandler' } } : {}),
            registrationRequest,
          },
          onRequest: async (request, reply) =>
            isFromElsewhere(request, deps.originOf(request))
              ? answerError({ statusCode: 403 }, request, reply)
              : undefined,
          errorHandler: async (error: FastifyError, request, reply) =>
            error.statusCode === TOO_MANY
              ? answers.unsent(target, TOO_MANY)(request, reply)
              : answerError(error, request, reply),
          handler,
        })
    }
  }
}
