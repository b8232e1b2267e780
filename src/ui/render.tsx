import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import { use } from 'react'
import { prerender } from 'react-dom/static'
import { type BaseLocationHook, Router } from 'wouter'
import { readHash } from '../domain/routing/hash-location'
import { NO_ROUTE, readableAddress } from '../domain/routing/readable-address'
import type { ContentPorts, CreateRenderPage, CreateRenderPlainPage, RenderFailure } from '../ports/render'
import type { LoadFailure } from '../ports/services'
import { App } from './app/app'
import { type AppContext, AppContextProvider } from './context/app-context'
import type { EmbeddedResponses } from './context/embedded-responses'
import type { UiPorts } from './context/ui-ports'
import { FormView } from './forms/form-view'

const inBrowserOnly = (port: string) => (): never => {
  throw new Error(`${port} was called while a page was rendered`)
}

const portsOnServer = (ports: ContentPorts): UiPorts => ({
  ...ports,
  claimPopup: inBrowserOnly('claimPopup'),
  findVideoMinutes: inBrowserOnly('findVideoMinutes'),
  loadAddressBook: inBrowserOnly('loadAddressBook'),
  loadNewUnits: inBrowserOnly('loadNewUnits'),
  logFailure: () => () => {},
  newAttempt: inBrowserOnly('newAttempt'),
  now: inBrowserOnly('now'),
  readDeviceType: () => 'WEB',
  readIsOnline: () => true,
  readNavigationKind: () => 'navigate',
  submitMembership: inBrowserOnly('submitMembership'),
  submitOrder: inBrowserOnly('submitOrder'),
})

const locationOf = (slug: string, route: string): BaseLocationHook => {
  const { path, search } = readHash(route)
  const readable = readableAddress(slug)
  const stays = () => {}
  return Object.assign((): [string, () => void] => [path, stays], {
    hrefs: (to: string) => O.getOrElse(() => `/#${to}`)(readable(to)),
    searchHook: () => search,
  })
}

const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Splits off the hoisted elements, which React puts at the start of its output. */
const splitHoisted = (html: string) => {
  const head = HOISTED.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

const isNotFound = (failure: LoadFailure): boolean => failure.tag === 'refused' && failure.status === 404

const failed = (error: unknown): RenderFailure => ({
  tag: 'failed',
  reason: error instanceof Error ? error.message : JSON.stringify(error),
})

/** Suspends rendering until the port has answered; caches answers and failures by key. */
const responsesOnServer = () => {
  const known = new Map<string, unknown>()
  const failures: Array<LoadFailure> = []
  const loads = new Map<string, Promise<void>>()
  const start = async (key: string, load: TE.TaskEither<LoadFailure, unknown>): Promise<void> => {
    const response = await load()
    if (E.isRight(response)) known.set(key, response.right)
    else {
      failures.push(response.left)
      throw new Error(`${key} could not be loaded`)
    }
  }
  const responses: EmbeddedResponses = {
    find: (key) => (known.has(key) ? O.some(known.get(key)) : O.none),
    areRequestedAgain: false,
    request: (key, load) => {
      const loaded = loads.get(key) ?? start(key, load())
      loads.set(key, loaded)
      use(loaded)
    },
  }
  return { responses, known, failures }
}

/** Renders the page of a hash route with the responses that it needed; fails as `notFound` if the content has no such page. */
export const createRenderPage: CreateRenderPage = ({ site, recipient, ports }) => {
  const portsHere = portsOnServer(ports)
  return ({ route, origin }) => {
    const context: AppContext = { site, recipient, origin, ports: portsHere }
    const locationHook = locationOf(site.brand.slug, route)
    return async () => {
      const { responses, known, failures } = responsesOnServer()
      const redirected: { redirectTo?: string } = {}
      const errors: Array<unknown> = []
      try {
        const { prelude } = await prerender(
          <App context={context} locationHook={locationHook} responses={responses} ssrContext={redirected} />,
          { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
        )
        const html = await new Response(prelude as unknown as ReadableStream).text()
        const [failure] = failures
        if (failure !== undefined) return E.left(isNotFound(failure) ? { tag: 'notFound' } : failed(failure))
        if (errors.length > 0) return E.left(failed(errors[0]))
        if (redirected.redirectTo !== undefined && route !== NO_ROUTE) return E.left({ tag: 'notFound' })
        // Sorted, because responses may arrive in any order.
        return E.right({ ...splitHoisted(html), responses: Object.fromEntries([...known].sort()) })
      } catch (error) {
        return E.left(failed(failures[0] ?? error))
      }
    }
  }
}

const NO_CONTENT: ContentPorts = {
  loadArticle: inBrowserOnly('loadArticle'),
  loadArticles: inBrowserOnly('loadArticles'),
  loadProducts: inBrowserOnly('loadProducts'),
  loadVideos: inBrowserOnly('loadVideos'),
}

/** Renders the pages of the plain forms and of the search. */
export const createRenderPlainPage: CreateRenderPlainPage = ({ site, recipient }) => {
  const context: AppContext = { site, recipient, ports: portsOnServer(NO_CONTENT) }
  const locationHook = locationOf(site.brand.slug, NO_ROUTE)
  return async (page) => {
    const { prelude } = await prerender(
      <AppContextProvider context={context}>
        <Router hook={locationHook}>
          <FormView page={page} />
        </Router>
      </AppContextProvider>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    return splitHoisted(await new Response(prelude as unknown as ReadableStream).text())
  }
}
