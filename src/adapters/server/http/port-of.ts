import type { FastifyInstance } from 'fastify'

/** 0 where the app listens on no port. */
export const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
