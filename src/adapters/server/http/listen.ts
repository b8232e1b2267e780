import type { FastifyInstance } from 'fastify'
import { type Listening, listenOnLocalhost } from './listen-on-localhost'
import { portOf } from './port-of'

export const listen = async (app: FastifyInstance, host: string, wanted: number): Promise<Listening> => {
  if (host === 'localhost') return listenOnLocalhost(app, wanted)
  await app.listen({ host, port: wanted })
  return { port: portOf(app), close: async () => undefined }
}
