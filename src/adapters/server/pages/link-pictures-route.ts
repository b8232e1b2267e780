import type { FastifyPluginAsync } from 'fastify'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { ReadPicture } from '../../../ports/content'
import { QUIET } from '../http/request-log'
import { sendRefusal } from '../routes/send-refusal'
import { LINK_PICTURES } from './link-picture-address'

export type DrawLinkPicture = (picture: Uint8Array) => TE.TaskEither<string, Uint8Array>

type Dependencies = { readonly readPicture: ReadPicture; readonly drawLinkPicture: DrawLinkPicture }

/** The previews of links: each picture as JPEG of 1,200 × 630 px. */
export const linkPicturesRoute =
  ({ readPicture, drawLinkPicture }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string } }>(`${LINK_PICTURES}/*`, QUIET, async (request, reply) => {
      const bytes = await readPicture(request.params['*'].replace(/\.jpg$/, ''))
      if (bytes === null) return sendRefusal(reply, 'notFound')
      const drawn = await drawLinkPicture(bytes)()
      if (E.isLeft(drawn)) {
        request.log.error({ reason: drawn.left }, 'link picture not rendered')
        return sendRefusal(reply, 'notFound')
      }
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/jpeg')
        .send(Buffer.from(drawn.right))
    })
  }
