import type { FastifyPluginAsync } from 'fastify'
import * as O from 'fp-ts/Option'
import { SERVICE_PATHS } from '../../../domain/routing/service-paths'
import { VIDEOS_FETCHED } from '../../../domain/screen/paging'
import type { ReadVideos } from '../../../ports/content'
import { onPage, pageQuery } from '../content/page-query'
import { sendRefusal } from '../http/answers'
import { sendBody } from './send-body'
import { sendContent } from './send-content'

const videosQuery = pageQuery(VIDEOS_FETCHED)

/** Pages of videos, newest first (M-130). */
export const videosRoute =
  ({ readVideos }: { readonly readVideos: ReadVideos }): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: Record<string, unknown> }>(SERVICE_PATHS.videos, async (request, reply) => {
      const query = videosQuery(request.query)
      return O.isNone(query)
        ? sendRefusal(reply, 'badQuery')
        : sendContent(reply, readVideos, (videos) => sendBody(reply, { data: onPage(videos, query.value) }))
    })
  }
