import { PassThrough } from 'node:stream'
import { onTestFinished } from 'vitest'
import { createServer } from '../../../src/adapters/server/http/create-server'
import type { RenderForm } from '../../../src/adapters/server/pages/page-styles'
import { fillForm } from '../../../src/adapters/server/pages/page-template'
import { createKeepArrival, type KeepArrivalDeps } from '../../../src/adapters/server/routes/keep-arrival'
import type { RenderPlainPage } from '../../../src/ports/render'
import { smallAddressBook } from '../fixtures/small-address-book'
import { ARRIVED_AT } from '../ledger/arrived'

type Given = Partial<Omit<Parameters<typeof createServer>[0], 'log'>>

/** A server with these settings, closed after the test, and the lines of its log. */
export const createTestServer = async (given: Given) => {
  const lines: Array<string> = []
  const app = await createServer({
    isPublicHttps: false,
    scriptHashes: [],
    trustProxyHops: 0,
    routes: [],
    ...given,
    log: new PassThrough().on('data', (line) => lines.push(String(line))),
  })
  onTestFinished(() => app.close())
  return { app, lines }
}

type KeepArrivalGiven = Pick<KeepArrivalDeps, 'keepRegistration' | 'findKept' | 'findServed'> &
  Partial<KeepArrivalDeps>

/** Keeps what arrives at `ARRIVED_AT`, with consent by a notice. */
export const keepArrivalIn = (given: KeepArrivalGiven) =>
  createKeepArrival({
    now: () => ARRIVED_AT,
    consentMode: 'notice',
    asksForOffers: false,
    addressVersion: smallAddressBook.version,
    ...given,
  })

/** A built page without content. */
export const PAGE_TEMPLATE =
  '<!doctype html><html lang="vi"><head><!--page-head--><script data-boot>boot()</script></head><body><div id="root"><!--page-body--></div><script type="application/json" id="page-data">null</script></body></html>'

export const withoutStyles = (html: string) => ({ html, styleHash: null })

export const unstyledForm =
  (render: RenderPlainPage): RenderForm =>
  async (page) =>
    withoutStyles(fillForm(PAGE_TEMPLATE, await render(page)))
