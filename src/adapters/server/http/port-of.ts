import type { FastifyInstance } from 'fastify'

export const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
