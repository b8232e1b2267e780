import * as E from 'fp-ts/Either'
import { readHash } from '../../../domain/routing/hash-location'
import { NO_ROUTE } from '../../../domain/routing/readable-address'
import type { RenderedPage, RenderPage } from '../../../ports/render'
import { type CompressedPage, compressPage } from './compressed-page'
import type { InlineStyles } from './page-styles'
import { fillTemplate } from './page-template'

/** About 60 MB of compressed pages. */
export const MOST_PAGES = 1_500

export type PageSettings = {
  readonly template: string
  readonly inlineStyles: InlineStyles
  readonly renderPage: RenderPage
  readonly facts: object
  readonly headOf: (rendered: PageRequest & { readonly page: RenderedPage }) => string
  readonly twins: Readonly<Record<string, string>>
  readonly contentVersion: () => Promise<object>
  /** The route that an unknown one stands for, or null. */
  readonly canonicalRoute: (route: string) => Promise<string | null>
  readonly shell: RenderedPage
  readonly logFailure: (reason: string) => void
}

export type PageRequest = { readonly route: string; readonly origin: string }

export type Pages = (request: PageRequest) => Promise<CompressedPage>

const nameOf = ({ route, origin }: PageRequest): string => `${origin} ${route}`

export const createPages = (settings: PageSettings): Pages => {
  const {
    template,
    inlineStyles,
    renderPage,
    facts,
    headOf,
    twins,
    contentVersion,
    canonicalRoute,
    shell,
    logFailure,
  } = settings
  let renderedFrom: object = {}
  const pages = new Map<string, Promise<CompressedPage>>()

  const finish = ({ route, origin }: PageRequest, page: RenderedPage) => {
    const { body, responses } = page
    const head = page.head + headOf({ route, origin, page })
    const data = { ...facts, origin, answers: responses, route }
    const html = fillTemplate(template, { head, body, data, twins, screen: readHash(route).path })
    return compressPage(route === NO_ROUTE ? 404 : 200, inlineStyles(html))
  }

  const render = async (request: PageRequest): Promise<CompressedPage> => {
    const page = await renderPage(request)()
    if (E.isRight(page)) return finish(request, page.right)
    // Unknown addresses are not cached, because they would evict existing pages.
    pages.delete(nameOf(request))
    if (page.left.tag === 'notFound')
      return pageOf({ ...request, route: (await canonicalRoute(request.route)) ?? NO_ROUTE })
    logFailure(`${request.route}: ${page.left.reason}`)
    return finish(request, shell)
  }

  /** Content that breaks a page must not end the process, which takes registrations. */
  const renderSafely = (request: PageRequest): Promise<CompressedPage> =>
    render(request).catch((error: unknown) => {
      pages.delete(nameOf(request))
      logFailure(`${request.route}: ${String(error)}`)
      return finish(request, shell)
    })

  const pageOf = (request: PageRequest): Promise<CompressedPage> => {
    const name = nameOf(request)
    const page = pages.get(name) ?? renderSafely(request)
    pages.delete(name)
    pages.set(name, page)
    page.catch(() => pages.delete(name))
    const [oldest] = pages.keys()
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
    return page
  }

  return async (request) => {
    const version = await contentVersion()
    if (version !== renderedFrom) {
      renderedFrom = version
      pages.clear()
    }
    return pageOf(request)
  }
}
