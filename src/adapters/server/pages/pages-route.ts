import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import {
  GROUP_SEGMENT,
  INDEX,
  PAGE_SEGMENT,
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

const PATTERNS = SHOWN_ROUTES.flatMap(({ path, takes, hasGroups }) =>
  [path, ...(hasGroups ? [`${path}/${GROUP_SEGMENT}/:group`] : [])].flatMap((list) => [
    takes === 'id' ? `${list}/:id` : list,
    ...(takes === 'page' ? [`${list}/${PAGE_SEGMENT}/:page`] : []),
  ]),
)

/** The readable pages, each of a hash route; unknown addresses are not found here. */
export const pagesRoute = ({ pages, slug, originOf }: Dependencies): FastifyPluginAsync => {
  const routeOf = readableRoute(slug)
  const renderedAt = renderedRoute(slug)
  /** `/?part=` with a hash route is answered with a `PagePart`. */
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = ''] = request.url.split('?')
    const { part } = request.query as { readonly part?: unknown }
    const isPart = pathname === ROUTES.home.path && typeof part === 'string'
    const route = isPart ? renderedAt(part) : routeOf(pathname)
    return sendPage(reply, await pages({ route, origin: originOf(request), isPart }))
  }
  return async (app) => {
    for (const pattern of [...PATTERNS, INDEX]) app.get(pattern, answer)
  }
}
