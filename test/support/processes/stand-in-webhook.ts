import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of the stand-in, long!!').toString('base64')}`

export type ReceivedCall = { readonly id: string; readonly body: string; readonly at: number }

/** Starts a receiver that checks each signature and answers as told; returns its address and what it took. */
export const startStandInWebhook = async (answer: (call: number) => number | Promise<number> = () => 204) => {
  const calls: Array<ReceivedCall & { readonly status: number }> = []
  const server = createServer(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]))
    new Webhook(WEBHOOK_SECRET).verify(body, headers)
    const status = await answer(calls.length)
    calls.push({ id: headers['webhook-id'] ?? '', body, at: Date.now(), status })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    calls,
    taken: () => calls.filter(({ status }) => status < 300),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
