import { createServer as createSocketServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { systemCode } from '../../files/system-code'

/** The TCP port that a server listens at; 0 if it does not. */
const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const NO_IPV6_CODES: ReadonlyArray<string | null> = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

const isWithoutIpv6 = (error: unknown): boolean => NO_IPV6_CODES.includes(systemCode(error))

export type Listening = { readonly port: number; readonly close: () => Promise<void> }

const listenOnIpv6 = async (app: FastifyInstance, port: number): Promise<Listening['close']> => {
  const second = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket)
  })
  await new Promise<void>((resolve, reject) => {
    second.once('error', reject)
    second.listen({ host: '::1', port }, resolve)
  })
  return () => new Promise((resolve) => second.close(() => resolve()))
}

/** Listens on both addresses of `localhost`; Fastify would omit these settings for the second and ignore a used port. */
const listenOnLocalhost = async (app: FastifyInstance, wanted: number): Promise<Listening> => {
  await app.listen({ host: '127.0.0.1', port: wanted })
  const port = portOf(app)
  try {
    return { port, close: await listenOnIpv6(app, port) }
  } catch (error) {
    if (isWithoutIpv6(error)) return { port, close: async () => undefined }
    await app.close()
    throw error
  }
}

/** Listens at `wanted` (0 for any free port) and returns the port. `localhost` means IPv4 and IPv6. */
export const listen = async (app: FastifyInstance, host: string, wanted: number): Promise<Listening> => {
  if (host === 'localhost') return listenOnLocalhost(app, wanted)
  await app.listen({ host, port: wanted })
  return { port: portOf(app), close: async () => undefined }
}
