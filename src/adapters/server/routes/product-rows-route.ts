import type { FastifyPluginAsync } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { SERVICE_PATHS } from '../../../domain/routing/service-paths'
import { SheetQuery, type SheetSources, sheetNamed } from '../../../domain/site/sheet-source'
import type { ReadProductRows } from '../../../ports/content'
import { sendRefusal } from '../http/answers'
import { sendBody } from './send-body'
import { sendContent } from './send-content'

type Dependencies = { readonly readProductRows: ReadProductRows; readonly sheets: SheetSources }

/** Sends the rows of the product sheet; 404 for any other (M-131). */
export const productRowsRoute =
  ({ readProductRows, sheets }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const namesProducts = (query: unknown): boolean =>
      pipe(
        SheetQuery.decode(query),
        E.exists(({ id, range }) => sheetNamed(sheets, { id, name: range }) === 'products'),
      )

    app.get(SERVICE_PATHS.productRows, async (request, reply) =>
      namesProducts(request.query)
        ? sendContent(reply, readProductRows, (rows) => sendBody(reply, rows))
        : sendRefusal(reply, 'notFound'),
    )
  }
