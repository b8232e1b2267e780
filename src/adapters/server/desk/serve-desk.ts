import type { FastifyInstance } from 'fastify'
import { createServer } from '../http/create-server'
import type { LogStream } from '../http/request-log'
import { type DeskSetting, deskRoute } from './desk-route'
import { createSignInCounter } from './sign-in-counter'

export type ServedDesk = Omit<DeskSetting, 'tries'> & {
  readonly trustProxyHops: number
  readonly log: LogStream
}

/** The staff's desk as a server of its own, not yet listening. */
export const createDesk = (served: ServedDesk): Promise<FastifyInstance> =>
  createServer({
    isPublicHttps: served.origin.startsWith('https:'),
    // Nothing else is below the desk’s own name.
    hstsSubdomains: true,
    scriptHashes: [],
    trustProxyHops: served.trustProxyHops,
    log: served.log,
    routes: [deskRoute({ ...served, tries: createSignInCounter(served.now) })],
  })
