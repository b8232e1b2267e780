import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import {
  INDEX,
  NO_ROUTE,
  readableRoute,
  renderedRoute,
  SHOWN_ROUTES,
} from '../../../domain/routing/readable-address'
import { ROUTES } from '../../../domain/routing/routes'
import type { Pages } from './create-pages'
import { sendPage } from './send-page'

type Dependencies = {
  readonly pages: Pages
  readonly slug: string
  readonly originOf: (request: FastifyRequest) => string
}

const HOME = ROUTES.home.path
const PATHS = [...new Set(SHOWN_ROUTES.map(({ path }) => path))]
const BELOW = PATHS.filter((path) => path !== HOME).map((path) => `${path}/*`)

/** The readable pages, each of a hash route; unknown addresses are not found here. */
export const pagesRoute = ({ pages, slug, originOf }: Dependencies): FastifyPluginAsync => {
  const routeOf = readableRoute(slug)
  const renderedAt = renderedRoute(slug)
  /** `/?part=` with a hash route is answered with a `PagePart`. */
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = ''] = request.url.split('?')
    const { part } = request.query as { readonly part?: unknown }
    const isPart = pathname === HOME && typeof part === 'string'
    const route = isPart ? renderedAt(part) : routeOf(pathname)
    if (route !== NO_ROUTE || isPart)
      return sendPage(reply, await pages({ route, origin: originOf(request), isPart }))
    reply.callNotFound()
    return reply
  }
  return async (app) => {
    for (const pattern of [...PATHS, ...BELOW, INDEX]) app.get(pattern, answer)
  }
}
