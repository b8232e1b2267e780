import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

const HSTS_MAX_AGE_S = 31_536_000
/** The site uses none of these; a video may still be full screen. */
const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')

export type SecuritySettings = {
  readonly isPublicHttps: boolean
  readonly scriptHashes: ReadonlyArray<string>
}

const contentPolicy = ({ isPublicHttps, scriptHashes }: SecuritySettings) => ({
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'https:', 'http:'],
  mediaSrc: ["'self'", 'https:', 'http:'],
  styleSrc: ["'self'"],
  scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
  scriptSrcAttr: ["'none'"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  ...(isPublicHttps ? { upgradeInsecureRequests: [] } : {}),
})

const helmetOptions = (settings: SecuritySettings): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
  strictTransportSecurity: settings.isPublicHttps
    ? { maxAge: HSTS_MAX_AGE_S, includeSubDomains: false }
    : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
})

const securityHeaders = (settings: SecuritySettings): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS_POLICY }
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  helmet(helmetOptions(settings))(
    {} as IncomingMessage,
    collector as unknown as ServerResponse,
    () => undefined,
  )
  return headers
}

export const addSecurityHeaders = (app: FastifyInstance, settings: SecuritySettings): void => {
  const headers = securityHeaders(settings)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
