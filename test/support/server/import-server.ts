import * as TE from 'fp-ts/TaskEither'
import type { CountOutcome } from '../../../src/adapters/server/http/request-log'
import { createFindServed } from '../../../src/adapters/server/routes/find-served'
import { importRoute } from '../../../src/adapters/server/routes/import-route'
import type { ServedValue } from '../../../src/domain/ledger/accept/served'
import type { ConsentMode } from '../../../src/domain/registration/consent'
import type { ReadProductRows } from '../../../src/ports/content'
import type { KeepRegistration } from '../../../src/ports/ledger'
import { allOf } from '../all-of'
import { smallAddressBook } from '../fixtures/small-address-book'
import { createMemoryLedger } from '../memory/memory-ledger'
import { createTestServer, keepArrivalIn } from './create-test-server'
import { MEMBERS_URL, PRODUCT_ROWS, SHEETS } from './import-calls'

type Given = {
  readonly served?: ReadonlyArray<ServedValue>
  readonly keepRegistration?: KeepRegistration
  readonly readProductRows?: ReadProductRows
  readonly rateLimitPerMinute?: number
  readonly trustProxyHops?: number
  readonly consentMode?: ConsentMode
  readonly asksForOffers?: boolean
  readonly countOutcome?: CountOutcome
}

type Sent = {
  readonly url?: string
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
}

export const createImportServer = async (given: Given = {}) => {
  const ledger = createMemoryLedger()
  const version = given.consentMode === 'checkbox' ? 'ticked 2026-11' : '2026-11'
  const served = given.served ?? [{ what: 'consent', id: version, name: '' }]
  const findServed = createFindServed(ledger.rememberServed, served, Date.now)
  const { app, lines } = await createTestServer({
    routes: [
      importRoute({
        sheets: SHEETS,
        findServed,
        keepArrival: keepArrivalIn({
          keepRegistration: given.keepRegistration ?? ledger.keepRegistration,
          findKept: ledger.findKept,
          findServed,
          consentMode: given.consentMode ?? 'notice',
          asksForOffers: given.asksForOffers ?? false,
        }),
        addressBook: smallAddressBook,
        readProductRows: given.readProductRows ?? TE.right(PRODUCT_ROWS),
        rateLimitPerMinute: given.rateLimitPerMinute ?? 0,
      }),
    ],
    ...(given.countOutcome === undefined ? {} : { countOutcome: given.countOutcome }),
    trustProxyHops: given.trustProxyHops ?? 0,
  })

  const send = async ({ url = MEMBERS_URL, body, headers = {}, from = '127.0.0.1' }: Sent) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
      remoteAddress: from,
    })
    return { status: answer.statusCode, body: answer.body, headers: answer.headers }
  }
  const rows = async () => [
    ...(await allOf(ledger.readRegistrations('orders'))),
    ...(await allOf(ledger.readRegistrations('members'))),
  ]
  return { app, ledger, send, rows, logged: () => lines.join('') }
}

/** A ledger that fails the test if a registration is kept. */
export const shouldNotBeKept: KeepRegistration = () => {
  throw new Error('should not be kept')
}
