import { createServer } from 'node:http'
import * as TE from 'fp-ts/TaskEither'

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Lets concurrent scrapes share one response. */
const shared = (write: () => Promise<string>): (() => Promise<string>) => {
  let underWay: Promise<string> | null = null
  return () => {
    underWay ??= write().finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** Serves `GET /metrics` on that address only; fails with the system's error. */
export const serveMetrics = (
  host: string,
  port: number,
  write: () => Promise<string>,
): TE.TaskEither<unknown, { readonly stop: () => void }> => {
  const scrape = shared(write)
  return TE.tryCatch(
    () =>
      new Promise((resolve, reject) => {
        const server = createServer(async ({ method, url }, answer) => {
          if (method !== 'GET' || url !== '/metrics') return void answer.writeHead(404).end()
          const text = await scrape().catch(() => null)
          if (text === null) return void answer.writeHead(500).end()
          answer.writeHead(200, { 'content-type': CONTENT_TYPE }).end(text)
        })
        server.once('error', reject)
        server.listen(port, host, () =>
          resolve({
            stop: () => {
              server.close()
              server.closeAllConnections()
            },
          }),
        )
      }),
    (error) => error,
  )
}
