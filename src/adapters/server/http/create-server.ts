import fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import { answerClientError, answerInPlaceOfNode } from './answer-client-error'
import { addErrorHandlers, answerError, type SendNotFoundPage } from './error-handlers'
import { createPipelineLimit } from './limit-pipelining'
import {
  addOutcomeCount,
  addRequestLog,
  type CountOutcome,
  type LogStream,
  logAssetsToo,
  logSettings,
} from './request-log'
import { addSecurityHeaders, createSecurityHeaders, type SecuritySettings } from './security-headers'

const PROXY_WARNING =
  'X-Forwarded-For is not trusted: behind a proxy, set TRUST_PROXY_HOPS, or all visitors share one rate limit'

const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded']

/** Logs one warning if requests come through a proxy that the settings do not name. */
const addProxyWarning = (app: FastifyInstance, trustProxyHops: number): void => {
  if (trustProxyHops > 0) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || FORWARDED.every((name) => headers[name] === undefined)) return
    isSaid = true
    log.warn(PROXY_WARNING)
  })
}

/** In ms; timeout for header and body, checked once a second. */
const REQUEST_TIMEOUT_MS = 10_000
const CONNECTION_CHECK_MS = 1_000
const KEEP_ALIVE_MS = 10_000
/** In ms; a connection without traffic in either direction is closed after this time. */
const SILENT_CONNECTION_MS = 120_000
const BODY_LIMIT_BYTES = 16 * 1024
/** As long as the header limit allows, because staff choose the ids. */
const LONGEST_ID_CHARACTERS = 16 * 1024

type ServerSettings = SecuritySettings & {
  readonly trustProxyHops: number
  readonly routes: ReadonlyArray<FastifyPluginAsync>
  readonly sendNotFoundPage?: SendNotFoundPage
  readonly log: LogStream
  readonly logsAssets?: boolean
  readonly countOutcome?: CountOutcome
}

/** Trusts the first `hops` proxies; Fastify ignores a plain number here. Hop 0 is the socket itself. */
const trustHops = (hops: number) => (hops === 0 ? false : (_address: string, hop: number) => hop < hops)

/** The public HTTP server with its limits, security headers and log; it does not listen yet. */
export const createServer = async (settings: ServerSettings): Promise<FastifyInstance> => {
  const security = createSecurityHeaders(settings)
  const refuseQueued = createPipelineLimit()
  const app = fastify({
    logger: logSettings(settings.log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENT_CONNECTION_MS,
    http: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
      requireHostHeader: false,
    },
    trustProxy: trustHops(settings.trustProxyHops),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: LONGEST_ID_CHARACTERS },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    return503OnClosing: false,
    clientErrorHandler: answerClientError(security.current),
    frameworkErrors: (error, request, reply) => {
      if (refuseQueued(request, reply)) return
      reply.headers(security.current())
      answerError(error, request, reply)
    },
  })
  app.addHook('onRequest', async (request, reply) => (refuseQueued(request, reply) ? reply : undefined))
  addErrorHandlers(app, settings.sendNotFoundPage)
  addRequestLog(app)
  if (settings.logsAssets === true) logAssetsToo(app)
  if (settings.countOutcome !== undefined) addOutcomeCount(app, settings.countOutcome)
  addProxyWarning(app, settings.trustProxyHops)
  addSecurityHeaders(app, security)
  answerInPlaceOfNode(app)
  for (const route of settings.routes) await app.register(route)
  await app.ready()
  return app
}
