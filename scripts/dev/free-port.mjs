import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of the loopback address that nothing uses at present. */
export const freePort = async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
