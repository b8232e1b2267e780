import type { FastifyInstance } from 'fastify'
import { type Listening, listenOnLocalhost } from './listen-on-localhost'
import { portOf } from './port-of'

/** Listens at `wanted` (0 for any free port) and returns the port. `localhost` means IPv4 and IPv6. */
export const listen = async (app: FastifyInstance, host: string, wanted: number): Promise<Listening> => {
  if (host === 'localhost') return listenOnLocalhost(app, wanted)
  await app.listen({ host, port: wanted })
  return { port: portOf(app), close: async () => undefined }
}
