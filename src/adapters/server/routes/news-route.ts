import type { FastifyPluginAsync } from 'fastify'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { SERVICE_PATHS } from '../../../domain/routing/service-paths'
import { ARTICLES_PER_PAGE } from '../../../domain/screen/paging'
import type { ReadArticles } from '../../../ports/content'
import { articleBody, articlePageBody } from '../content/article-bodies'
import { pageQuery } from '../content/page-query'
import { sendRefusal } from '../http/answers'
import { sendBody } from './send-body'
import { sendContent } from './send-content'

const newsQuery = pageQuery(ARTICLES_PER_PAGE)

/** Answers calls for pages of articles, newest first, and for one article (M-128, M-129). */
export const newsRoute =
  ({ readArticles }: { readonly readArticles: ReadArticles }): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: Record<string, unknown> }>(SERVICE_PATHS.news, async (request, reply) => {
      const query = newsQuery(request.query)
      return O.isNone(query)
        ? sendRefusal(reply, 'badQuery')
        : sendContent(reply, readArticles, (articles) =>
            sendBody(reply, articlePageBody(articles, query.value)),
          )
    })

    app.get<{ Params: { id: string } }>(`${SERVICE_PATHS.news}/:id`, async (request, reply) =>
      sendContent(reply, readArticles, (articles) =>
        pipe(
          articleBody(articles, request.params.id),
          O.match(
            () => sendRefusal(reply, 'notFound'),
            (body) => sendBody(reply, body),
          ),
        ),
      ),
    )
  }
