import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import { prerender } from 'react-dom/static'
import { type BaseLocationHook, Router } from 'wouter'
import { readHash } from '../domain/routing/hash-location'
import { NO_ROUTE, readableAddress } from '../domain/routing/readable-address'
import type { LoadFailure } from '../ports/load-failure'
import type { CreateRenderForm } from '../ports/render-form'
import type { ContentPorts, CreateRenderPage, RenderFailure, RenderPage } from '../ports/render-page'
import { App } from './app/app'
import { type AppContext, AppContextProvider } from './app/app-context'
import type { EmbeddedResponses } from './app/embedded-responses'
import type { UiPorts } from './app/ui-ports'
import { FormView } from './forms/form-view'

/** Each pass may ask for data that depends on the previous one. */
const MOST_PASSES = 4

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
  readNavigationKind: () => 'navigate',
  // Articles are sanitized when they are read.
  sanitizeHtml: (html) => async () => E.right(html),
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

/** React puts hoisted elements at the start of its output. */
const splitHoisted = (html: string) => {
  const head = HOISTED.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

const isNotFound = (failure: LoadFailure): boolean => failure.tag === 'refused' && failure.status === 404

const failed = (error: unknown): RenderFailure => ({
  tag: 'failed',
  reason: error instanceof Error ? error.message : JSON.stringify(error),
})

export const createRenderPage: CreateRenderPage =
  ({ site, recipient, ports }) =>
  ({ route, origin }) => {
    const context: AppContext = { site, recipient, origin, ports: portsOnServer(ports) }
    const locationHook = locationOf(site.brand.slug, route)
    const known = new Map<string, unknown>()

    const renderOnce = async () => {
      const requested = new Map<string, () => TE.TaskEither<LoadFailure, unknown>>()
      const responses: EmbeddedResponses = {
        find: (key) => (known.has(key) ? O.some(known.get(key)) : O.none),
        areRequestedAgain: false,
        request: (key, load) => requested.set(key, load),
      }
      const redirected: { redirectTo?: string } = {}
      const errors: Array<unknown> = []
      const { prelude } = await prerender(
        <App context={context} locationHook={locationHook} responses={responses} ssrContext={redirected} />,
        { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
      )
      const html = await new Response(prelude as unknown as ReadableStream).text()
      return { html, requested, errors, isRedirected: redirected.redirectTo !== undefined }
    }

    const renderPasses = async (passes: number): ReturnType<ReturnType<RenderPage>> => {
      const { html, requested, errors, isRedirected } = await renderOnce()
      if (errors.length > 0) return E.left(failed(errors[0]))
      if (requested.size === 0)
        return isRedirected && route !== NO_ROUTE
          ? E.left({ tag: 'notFound' })
          : E.right({ ...splitHoisted(html), responses: Object.fromEntries(known) })
      if (passes === 0) return E.left(failed(new Error(`${route} goes on asking`)))
      for (const [key, load] of requested) {
        const response = await load()()
        if (E.isLeft(response))
          return E.left(isNotFound(response.left) ? { tag: 'notFound' } : failed(response.left))
        known.set(key, response.right)
      }
      return renderPasses(passes - 1)
    }

    return () => renderPasses(MOST_PASSES).catch((error: unknown) => E.left(failed(error)))
  }

const NO_CONTENT: ContentPorts = {
  loadArticle: inBrowserOnly('loadArticle'),
  loadArticles: inBrowserOnly('loadArticles'),
  loadProducts: inBrowserOnly('loadProducts'),
  loadVideos: inBrowserOnly('loadVideos'),
}

export const createRenderForm: CreateRenderForm = ({ site, recipient }) => {
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
