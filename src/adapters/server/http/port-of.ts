import type { FastifyInstance } from 'fastify'

/** Takes an app that listens, gives its port; 0 where it listens on no port. */
export const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
