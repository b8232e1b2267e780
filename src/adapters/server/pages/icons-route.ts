import type { FastifyPluginAsync } from 'fastify'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { ReadPicture } from '../../../ports/content'
import { QUIET } from '../http/request-log'
import { sendRefusal } from '../routes/send-refusal'

/** In px; required by browsers before they offer to install the site. */
export const ICON_SIZES = [192, 512] as const

export const iconAddress = (size: number): string => `/icon-${size}.png`

export type DrawIcon = (picture: Uint8Array, size: number) => TE.TaskEither<string, Uint8Array>

type Dependencies = { readonly readPicture: ReadPicture; readonly drawIcon: DrawIcon }

/** The icon of the site as PNG in each size. */
export const iconsRoute =
  ({ readPicture, drawIcon }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    for (const size of ICON_SIZES)
      app.get(iconAddress(size), QUIET, async (request, reply) => {
        const bytes = await readPicture('site/favicon.svg')
        if (bytes === null) return sendRefusal(reply, 'notFound')
        const drawn = await drawIcon(bytes, size)()
        if (E.isLeft(drawn)) {
          request.log.error({ reason: drawn.left }, 'icon not rendered')
          return sendRefusal(reply, 'notFound')
        }
        return reply
          .header('cache-control', 'public, max-age=86400')
          .type('image/png')
          .send(Buffer.from(drawn.right))
      })
  }
