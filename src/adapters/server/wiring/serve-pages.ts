import type { FastifyPluginAsync } from 'fastify'
import type { AddressBook } from '../../../domain/address/address-book'
import { findRoute } from '../../../domain/routing/find-route'
import { readHash } from '../../../domain/routing/hash-location'
import { NO_ROUTE } from '../../../domain/routing/readable-address'
import { screenName } from '../../../domain/routing/routes'
import type { Site } from '../../../domain/site/site'
import type { ReadProductRows } from '../../../ports/content'
import type { CreateOwnPages, CreateRenderPage, CreateRenderPlainPage } from '../../../ports/render'
import type { Config } from '../config/config'
import { createContentPorts } from '../content/content-ports'
import type { ContentVersion } from '../content/content-version'
import { createSearchContent } from '../content/create-search-content'
import type { SendNotFoundPage } from '../http/error-handlers'
import { boundedOrigins } from '../pages/bounded-origins'
import { createCanonicalRoute } from '../pages/create-canonical-route'
import { createPages } from '../pages/create-pages'
import { createRenderAll } from '../pages/create-render-all'
import { discoveryRoute } from '../pages/discovery-route'
import { createPageHead } from '../pages/page-head'
import { extractStyles, type RenderForm } from '../pages/page-styles'
import { escapeHtml, fillForm, isTemplate } from '../pages/page-template'
import { pagesRoute } from '../pages/pages-route'
import { type PicturesDeps, picturesRoute } from '../pages/pictures-route'
import { publicOrigin } from '../pages/public-origin'
import { sendPage } from '../pages/send-page'
import { formRoute } from '../routes/form-route'
import type { KeepArrival } from '../routes/keep-arrival'
import { searchRoute } from '../routes/search-route'

type PageServing = PicturesDeps & {
  readonly config: Pick<Config, 'publicUrl' | 'rateLimitPerMinute'>
  readonly site: Site
  readonly content: ContentVersion
  readonly readProductRows: ReadProductRows
  readonly delivery: { readonly recipient: string | null }
  readonly addressBook: AddressBook
  readonly keepArrival: KeepArrival
  readonly createRenderPage: CreateRenderPage
  readonly createRenderPlainPage: CreateRenderPlainPage
  readonly createOwnPages: CreateOwnPages
  readonly template: string
  /** Is told of each page that is sent as an empty shell. */
  readonly logFailure: (reason: string) => void
}

/** Parts from outside of this room, which the program passes in. */
export type GivenToPages = Pick<
  PageServing,
  | 'addressBook'
  | 'createRenderPage'
  | 'createRenderPlainPage'
  | 'createOwnPages'
  | 'drawLinkPicture'
  | 'drawIcon'
>

type ServedPages = {
  readonly routes: ReadonlyArray<FastifyPluginAsync>
  readonly sendNotFoundPage?: SendNotFoundPage
}

/** The routes of all rendered pages and the page for unknown addresses; none if the built site has no template. */
export const servePages = (serving: PageServing): ServedPages => {
  const { config, site, content, readProductRows, delivery, createRenderPage, logFailure } = serving
  const { template, inlineStyles, stylesOf } = extractStyles(serving.template)
  if (!isTemplate(template)) return { routes: [] }
  const { recipient } = delivery
  const { readers } = content
  const { rateLimitPerMinute } = config
  const originOf = publicOrigin(config.publicUrl)
  const pageOriginOf = boundedOrigins(originOf)
  const ports = createContentPorts(readers)
  const renderPlainPage = serving.createRenderPlainPage({ site, recipient })
  const renderForm: RenderForm = async (page) => inlineStyles(fillForm(template, await renderPlainPage(page)))
  const find = findRoute(site.brand.slug)
  const pages = createPages({
    template,
    inlineStyles,
    stylesOf,
    renderPage: createRenderPage({ site, recipient, ports }),
    facts: { site, recipient },
    headOf: createPageHead(site),
    screenOf: (route) => screenName(find(readHash(route))?.screen ?? ''),
    contentVersion: content.read,
    canonicalRoute: createCanonicalRoute(ports.loadProducts),
    shell: { head: `<title>${escapeHtml(site.brand.name)}</title>`, body: '', responses: {} },
    logFailure,
  })
  const renderAll = createRenderAll({ pages, readers, slug: site.brand.slug, origin: config.publicUrl })
  return {
    routes: [
      async (app) => {
        app.addHook('onReady', async () => void renderAll.start())
        const stop = content.watch(renderAll.start)
        app.addHook('onClose', async () => {
          stop()
          renderAll.stop()
        })
      },
      pagesRoute({ pages, slug: site.brand.slug, originOf: pageOriginOf }),
      formRoute({
        site,
        addressBook: serving.addressBook,
        readProductRows,
        keepArrival: serving.keepArrival,
        now: Date.now,
        rateLimitPerMinute,
        originOf,
        renderForm,
      }),
      searchRoute({
        searchContent: createSearchContent(
          readers,
          serving.createOwnPages({ site, recipient }),
          site.concerns,
        ),
        rateLimitPerMinute,
        renderForm,
      }),
      discoveryRoute({ site, readers, contentVersion: content.read, originOf: pageOriginOf }),
      picturesRoute(serving),
    ],
    sendNotFoundPage: async (request, reply) =>
      sendPage(reply, await pages({ route: NO_ROUTE, origin: pageOriginOf(request) })),
  }
}
