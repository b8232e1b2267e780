import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

const HSTS_MAX_AGE_S = 31_536_000
/** Nothing here asks for any of these; a video may still fill the screen. */
const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')

export type SecuritySettings = {
  readonly isPublicHttps: boolean
  /** `sha256-…` of each inline script of the built page. */
  readonly scriptHashes: ReadonlyArray<string>
  /** The same of each inline style. */
  readonly styleHashes?: ReadonlyArray<string>
}

const contentPolicy = ({ isPublicHttps, scriptHashes, styleHashes = [] }: SecuritySettings) => ({
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'https:', 'http:'],
  mediaSrc: ["'self'", 'https:', 'http:'],
  styleSrc: ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
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

/** Takes whether the site is reached by https and the inline scripts' hashes, gives the headers every answer carries. */
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

/** Takes the app and the settings, makes every answer carry the headers: they are the same for all, so they are made once. */
export const addSecurityHeaders = (app: FastifyInstance, settings: SecuritySettings): void => {
  const headers = securityHeaders(settings)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
