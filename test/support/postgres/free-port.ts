import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that a system gives to outgoing connections: one of these could take the port of a server that is restarted. */
const FIRST = 20_000
const BEHIND_LAST = 32_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A port on which nobody listens at the moment. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST, BEHIND_LAST)
    if (await isFree(port)) return port
  }
}
