import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeptAnswer } from '../../../domain/registration/arrived-registration'
import {
  type RegistrationOutcome,
  type RegistrationRequest,
  registrationOutcome,
} from '../../../domain/registration/outcome'

declare module 'fastify' {
  interface FastifyRequest {
    kept: KeptAnswer | null
  }
  interface FastifyContextConfig {
    registrationRequest?: RegistrationRequest
  }
}

export type CountOutcome = (outcome: RegistrationOutcome) => void

export type LogStream = { readonly write: (line: string) => void }

const NO_PATTERN = '(none)'

const requestFields = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? NO_PATTERN,
})

/** Omits the message, which may quote a visitor's input. */
const framesOf = (stack = ''): ReadonlyArray<string> =>
  stack.split('\n').filter((line) => /^\s+at /.test(line))

/** The logger never receives a query, header, body or IP address. */
export const logSettings = (stream: LogStream) => ({
  stream,
  level: 'info',
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  serializers: {
    req: requestFields,
    res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
    err: ({
      code,
      name,
      stack,
    }: {
      readonly code?: string
      readonly name?: string
      readonly stack?: string
    }) => ({
      type: name ?? 'Error',
      message: code ?? '',
      stack: framesOf(stack).join('\n'),
    }),
  },
})

/** A line of the log for what happens outside of a request. */
export const errorLine = (fields: object, msg: string): string =>
  `${JSON.stringify({ level: 'error', time: new Date().toISOString(), ...fields, msg })}\n`

/** For static files: only refused and failed requests are logged. */
export const QUIET = { logLevel: 'warn' } as const

const levelOf = (status: number): 'info' | 'warn' | 'error' => {
  if (status >= 500) return 'error'
  return status >= 400 ? 'warn' : 'info'
}

/** Must be called before any route is added. */
export const logAssetsToo = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    route.logLevel = 'info'
  })
}

/** Logs one line per response: method, route pattern, status, time in ms, registration id. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.decorateRequest('kept', null)
  app.addHook('onResponse', async (request, reply) => {
    request.log[levelOf(reply.statusCode)](
      {
        ...requestFields(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.kept === null ? {} : { kept: request.kept }),
      },
      'answered',
    )
  })
}

/** Counts the outcome of each request on a route that says what it is for. */
export const addOutcomeCount = (app: FastifyInstance, count: CountOutcome): void => {
  app.addHook('onResponse', async ({ routeOptions, kept }, { statusCode }) => {
    const request = routeOptions.config.registrationRequest
    if (request === undefined) return
    const outcome = registrationOutcome({ request, status: statusCode, kept })
    if (outcome !== null) count(outcome)
  })
}
