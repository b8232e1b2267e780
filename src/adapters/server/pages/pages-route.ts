import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_SEGMENT } from '../../../domain/routing/page-segment'
import { READABLE, readableRoute } from '../../../domain/routing/readable-address'
import type { Pages } from './create-pages'
import { sendPage } from './send-page'

type Dependencies = {
  readonly pages: Pages
  readonly slug: string
  readonly originOf: (request: FastifyRequest) => string
}

const ITEMS = [READABLE.products, READABLE.articles, READABLE.videos].map((list) => `${list}/:id`)
const LIST_PAGES = [READABLE.products, READABLE.articles].map((list) => `${list}/${PAGE_SEGMENT}/:page`)

export const pagesRoute = ({ pages, slug, originOf }: Dependencies): FastifyPluginAsync => {
  const routeOf = readableRoute(slug)
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = ''] = request.url.split('?')
    return sendPage(reply, await pages({ route: routeOf(pathname), origin: originOf(request) }))
  }
  return async (app) => {
    for (const address of [...Object.values(READABLE), '/index.html', ...ITEMS, ...LIST_PAGES])
      app.get(address, answer)
  }
}
