import type { FastifyHelmetOptions } from '@fastify/helmet'

const HSTS_MAX_AGE_S = 31_536_000

export type SecuritySettings = {
  readonly isPublicHttps: boolean
  /** `sha256-…` of each inline script of the built page. */
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

/** Takes whether the site is reached by https and the inline scripts' hashes, gives the headers every answer carries. */
export const securityHeaders = (settings: SecuritySettings): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
  strictTransportSecurity: settings.isPublicHttps
    ? { maxAge: HSTS_MAX_AGE_S, includeSubDomains: false }
    : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
})
