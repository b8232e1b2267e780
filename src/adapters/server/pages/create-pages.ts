import * as E from 'fp-ts/Either'
import { NO_ROUTE } from '../../../domain/routing/readable-address'
import type { PagePart, RenderedPage, RenderPage } from '../../../ports/render'
import { cacheByVersion } from '../content/cache-by-version'
import { type CompressedPage, compressPage } from './compressed-page'
import type { InlineStyles } from './page-styles'
import { fillTemplate, inScript } from './page-template'

/** About 60 MB of compressed pages. */
export const MOST_PAGES = 1_500

export type PageSettings = {
  readonly template: string
  readonly inlineStyles: InlineStyles
  /** The style rules that a page uses, except those of fonts. */
  readonly stylesOf: (html: string) => string
  readonly renderPage: RenderPage
  readonly facts: object
  readonly headOf: (rendered: PageRequest & { readonly page: RenderedPage }) => string
  /** The name of the screen that a route shows, by which the first script knows its files. */
  readonly screenOf: (route: string) => string
  readonly contentVersion: () => Promise<object>
  /** The route that an unknown route stands for, or null. */
  readonly canonicalRoute: (route: string) => Promise<string | null>
  readonly shell: RenderedPage
  readonly logFailure: (reason: string) => void
}

export type PageRequest = {
  readonly route: string
  readonly origin: string
  /** Whether a `PagePart` is asked for instead of the page. */
  readonly isPart?: boolean
}

export type Pages = (request: PageRequest) => Promise<CompressedPage>

const nameOf = ({ route, origin, isPart }: PageRequest): string => `${origin} ${route} ${isPart === true}`

/**
 * Renders each page once for a version of the content and keeps the latest `MOST_PAGES` compressed. A page that cannot be
 * rendered is sent as an empty shell, which the browser fills.
 */
export const createPages = (settings: PageSettings): Pages => {
  const {
    template,
    inlineStyles,
    stylesOf,
    renderPage,
    facts,
    headOf,
    screenOf,
    contentVersion,
    canonicalRoute,
    shell,
    logFailure,
  } = settings
  const pages = cacheByVersion<CompressedPage>(MOST_PAGES)

  const finish = ({ route, origin, isPart }: PageRequest, page: RenderedPage) => {
    const { body, responses } = page
    const head = page.head + headOf({ route, origin, page })
    const data = inScript({ ...facts, origin, answers: responses, route })
    const screen = screenOf(route)
    const status = route === NO_ROUTE ? 404 : 200
    const html = fillTemplate(template, { head, body, data, screen })
    if (!isPart) return compressPage(status, inlineStyles(html))
    const part: PagePart = { head, body, data, styles: stylesOf(html), screen }
    // The status makes the program render what the server could not.
    const partStatus = page === shell ? 500 : status
    return compressPage(partStatus, { html: JSON.stringify(part), styleHash: null }, 'application/json')
  }

  const render = async (request: PageRequest, version: object): Promise<CompressedPage> => {
    const page = await renderPage(request)()
    if (E.isRight(page)) return finish(request, page.right)
    // Unknown addresses are not cached, because they would evict existing pages.
    pages.drop(nameOf(request))
    if (page.left.tag === 'notFound')
      return pageOf({ ...request, route: (await canonicalRoute(request.route)) ?? NO_ROUTE }, version)
    logFailure(`${request.route}: ${page.left.reason}`)
    return finish(request, shell)
  }

  /** Renders a page; returns the empty shell on an exception, so that the exception does not end the process. */
  const renderSafely = (request: PageRequest, version: object): Promise<CompressedPage> =>
    render(request, version).catch((error: unknown) => {
      pages.drop(nameOf(request))
      logFailure(`${request.route}: ${String(error)}`)
      return finish(request, shell)
    })

  const pageOf = (request: PageRequest, version: object): Promise<CompressedPage> =>
    pages.get(nameOf(request), version, () => renderSafely(request, version))

  return async (request) => pageOf(request, await contentVersion())
}
