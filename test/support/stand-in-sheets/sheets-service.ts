import { generateKeyPairSync, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerTo } from './answer-to'
import { callKind } from './call-kind'
import { createComingFaults } from './coming-faults'
import type { Answer } from './refusal'
import { SERVICE_ACCOUNT } from './service-account'
import { createSpreadsheet, type Spreadsheet } from './spreadsheet'

/**
 * A fault of one call: the connection breaks `before` it is applied or after (`lost`), the response is cut, empty or
 * replaced, or the call is `late`: the caller gives up before it arrives.
 */
export type Fault =
  | 'before'
  | 'late'
  | 'lost'
  | 'cut'
  | 'empty'
  | { readonly status: number; readonly retryAfter?: string; readonly location?: string }
  /** Another server responds with 200 instead of the service. */
  | { readonly body: unknown }

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const TOKEN = 'a-token-of-the-stand-in'
const TOKEN_URI = 'https://token.example/token'
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets'

export const KEY_FILE = {
  client_email: SERVICE_ACCOUNT,
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  token_uri: TOKEN_URI,
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const isSigned = (assertion: string): boolean => {
  const [header = '', payload = '', signature = ''] = assertion.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const now = Date.now() / 1_000
  return (
    verify(
      'RSA-SHA256',
      Buffer.from(`${header}.${payload}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    ) &&
    claims.aud === TOKEN_URI &&
    claims.iss === KEY_FILE.client_email &&
    claims.scope === SCOPE &&
    claims.exp > now &&
    claims.iat <= now + 60
  )
}

const send = (response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

type Appending = { readonly appendCells?: { readonly rows?: ReadonlyArray<unknown> } }

const appendedRows = (body: string): number =>
  (JSON.parse(body) as { readonly requests: ReadonlyArray<Appending> }).requests.reduce(
    (sum, { appendCells }) => sum + (appendCells?.rows?.length ?? 0),
    0,
  )

/** Starts a stand-in for the token and spreadsheet services on a free port. */
export const startSheetsService = async (spreadsheets: Readonly<Record<string, ReadonlyArray<string>>>) => {
  const books = new Map(
    Object.entries(spreadsheets).map(([id, tabs]) => [id, createSpreadsheet(tabs, { id })]),
  )
  const { next, ...faults } = createComingFaults<Fault>()
  const writes: Array<number> = []
  const appended: Array<number> = []
  const underWay: Array<() => Answer> = []
  let tokens = 0

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(String(request.url), 'http://stand-in')
    const { pathname } = url
    const body = await bodyOf(request)
    if (pathname === '/token') {
      tokens += 1
      const form = new URLSearchParams(body)
      const isGranted =
        form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
        isSigned(form.get('assertion') ?? '')
      return isGranted
        ? send(response, {
            status: 200,
            body: { access_token: TOKEN, expires_in: 3600, token_type: 'Bearer' },
          })
        : send(response, { status: 400, body: { error: 'invalid_grant' } })
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return send(response, { status: 401, body: {} })
    const [, id = '', rest = ''] = /^\/v4\/spreadsheets\/([^/:]+)(.*)$/.exec(pathname) ?? []
    const book = books.get(decodeURIComponent(id))
    if (book === undefined) return send(response, { status: 404, body: {} })
    if (rest === ':batchUpdate') {
      writes.push(Date.now())
      appended.push(appendedRows(body))
    }
    const fault = next(callKind(rest, url.searchParams, body))
    const answer = () => answerTo(book, url, request.method ?? 'GET', body)
    if (fault === 'late') underWay.push(answer)
    if (fault === 'before' || fault === 'late') return void request.socket.destroy()
    if (fault !== null && typeof fault === 'object' && 'body' in fault)
      return send(response, { status: 200, body: fault.body })
    if (fault !== null && typeof fault === 'object')
      return send(
        response,
        { status: fault.status, body: {} },
        {
          ...(fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }),
          ...(fault.location === undefined ? {} : { location: fault.location }),
        },
      )
    if (fault === 'empty') return send(response, { status: 200, body: {} })
    const answered = answer()
    if (fault === 'lost') return void request.socket.destroy()
    if (fault === 'cut') {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"replies"')
      return void setTimeout(() => request.socket.destroy(), 5)
    }
    return send(response, answered)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    rootUrl: `http://127.0.0.1:${port}/`,
    tokenUrl: `http://127.0.0.1:${port}/token`,
    book: (id: string): Spreadsheet => {
      const book = books.get(id)
      if (book === undefined) throw new Error(`no spreadsheet ${id}`)
      return book
    },
    /** Somebody deletes a spreadsheet. */
    remove: (id: string) => void books.delete(id),
    ...faults,
    /** Lets all late calls arrive now and returns their responses, for which nobody waits. */
    callsUnderWay: (): number => underWay.length,
    arriveLate: (): ReadonlyArray<Answer> => underWay.splice(0).map((arrive) => arrive()),
    writes: () => writes,
    /** How many rows each call for writing appends. */
    appended: () => appended,
    tokens: () => tokens,
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
      faults.endFaults()
    },
  }
}
