import type { FastifyInstance } from 'fastify'

/** The TCP port that a server listens at; 0 if it does not. */
export const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
