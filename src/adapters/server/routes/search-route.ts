import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import {
  LONGEST_QUERY,
  SEARCH_ADDRESS,
  SEARCH_FIELD,
  SEARCH_KIND_FIELD,
  SEARCH_PAGE_FIELD,
  searchKind,
  searchPage,
} from '../../../domain/search/search-address'
import { visibleText } from '../../../domain/text/visible-text'
import type { SearchContent } from '../content/create-search-content'
import { queryOf } from '../http/form-body'
import { rateLimitConfig } from '../http/rate-limit'
import type { RenderForm } from '../pages/page-styles'
import { sendForm } from './send-form'

type SearchDeps = {
  readonly searchContent: SearchContent
  readonly rateLimitPerMinute: number
  readonly renderForm: RenderForm
}

/** The page of results. The query may tell an illness: it is neither logged nor kept, and no cache keeps the page. */
export const searchRoute =
  ({ searchContent, rateLimitPerMinute, renderForm }: SearchDeps): FastifyPluginAsync =>
  async (app) => {
    await app.register(rateLimit, { global: false })
    app.get(SEARCH_ADDRESS, { config: rateLimitConfig(rateLimitPerMinute) }, async (request, reply) => {
      const asked = queryOf(request)
      const query = visibleText((asked.get(SEARCH_FIELD) ?? '').slice(0, LONGEST_QUERY))
      const only = searchKind(asked.get(SEARCH_KIND_FIELD))
      const page = searchPage(asked.get(SEARCH_PAGE_FIELD))
      const found = await searchContent(query)
      const rendered = await renderForm({ kind: 'search', query, only, page, ...found })
      // Otherwise the next request would name the query.
      reply.header('referrer-policy', 'strict-origin')
      return sendForm(reply, 200, rendered)
    })
  }
