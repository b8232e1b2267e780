import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { atMostEvery } from '../../../domain/cache/at-most-every'

const HSTS_MAX_AGE_S = 31_536_000
/** The site uses none of these features; videos may still go full screen. */
const PERMISSIONS_POLICY = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')

export type SecuritySettings = {
  readonly isPublicHttps: boolean
  /** Whether HSTS also covers all subdomains, which then need certificates. */
  readonly hstsSubdomains?: boolean
  readonly scriptHashes: ReadonlyArray<string>
  /** The hosts of pictures and videos besides this server, which change with the content. */
  readonly contentHosts?: () => Promise<ContentHosts>
}

/** The Trusted Types policies: of the sanitizer, of an article, and of the page that a hash route shows. */
const TRUSTED_TYPES = ['dompurify', 'article', 'page']

export type ContentHosts = {
  readonly pictures: ReadonlyArray<string>
  readonly videos: ReadonlyArray<string>
}

const OWN_ALONE: ContentHosts = { pictures: [], videos: [] }
const LOOKUP_INTERVAL_MS = 1_000

const contentPolicy = ({ isPublicHttps, scriptHashes }: SecuritySettings, hosts: ContentHosts) => ({
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', ...hosts.pictures],
  mediaSrc: ["'self'", ...hosts.videos],
  styleSrc: ["'self'"],
  scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
  scriptSrcAttr: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: TRUSTED_TYPES,
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  ...(isPublicHttps ? { upgradeInsecureRequests: [] } : {}),
})

const helmetOptions = (settings: SecuritySettings, hosts: ContentHosts): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings, hosts) },
  strictTransportSecurity: settings.isPublicHttps
    ? { maxAge: HSTS_MAX_AGE_S, includeSubDomains: settings.hstsSubdomains === true }
    : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
})

export type Headers = Readonly<Record<string, string>>

const securityHeaders = (settings: SecuritySettings, hosts: ContentHosts): Headers => {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS_POLICY }
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  helmet(helmetOptions(settings, hosts))(
    {} as IncomingMessage,
    collector as unknown as ServerResponse,
    () => undefined,
  )
  return headers
}

export type SecurityHeaders = {
  readonly current: () => Headers
  /** Resolves when `current` allows the hosts that the content names now. */
  readonly follow: () => Promise<void>
}

/**
 * The security headers of every answer. Pictures and videos are allowed from this server and from the hosts that the content
 * names; these are looked up at most once a second.
 */
export const createSecurityHeaders = (settings: SecuritySettings): SecurityHeaders => {
  const { contentHosts = async () => OWN_ALONE } = settings
  let headers = securityHeaders(settings, OWN_ALONE)
  let known = JSON.stringify(OWN_ALONE)
  const follow = atMostEvery(
    LOOKUP_INTERVAL_MS,
    () => performance.now(),
    async () => {
      const hosts = await contentHosts()
      if (JSON.stringify(hosts) === known) return
      known = JSON.stringify(hosts)
      headers = securityHeaders(settings, hosts)
    },
  )
  return { current: () => headers, follow }
}

/** Adds the headers to each answer of `app`. */
export const addSecurityHeaders = (app: FastifyInstance, { current, follow }: SecurityHeaders): void => {
  app.addHook('onRequest', async (request, reply) => {
    const followed = follow()
    // Only pages wait for the current hosts, because they wait for their content anyway.
    if (request.headers.accept?.includes('text/html') === true) await followed
    reply.headers(current())
  })
}
