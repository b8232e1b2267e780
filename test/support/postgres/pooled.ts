import { startPgbouncer } from './start-pgbouncer'

/** Whether this run goes through a pooler, as a part of `npm run test:faults` does. */
export const isPooled = process.env.THROUGH === 'pgbouncer'

const CONNECTIONS = 20

/** The server, with the pooler before it if this run is to use one. */
export const pooled = async <Server extends { readonly url: string; readonly stop: () => Promise<void> }>(
  server: Server,
): Promise<Server> => {
  if (!isPooled) return server
  const { url, stop } = await startPgbouncer(server.url, CONNECTIONS)
  return {
    ...server,
    url,
    stop: async () => {
      await stop()
      await server.stop()
    },
  }
}
