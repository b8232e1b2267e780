import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { ReadPicture } from '../../../ports/content'
import { sendRefusal } from '../http/answers'
import { QUIET } from '../http/request-log'
import { ICON_SIZES, iconAddress, LINK_PICTURES } from './picture-addresses'

type Draw = (picture: Uint8Array) => TE.TaskEither<string, Uint8Array>

export type PicturesDeps = {
  readonly readPicture: ReadPicture
  readonly drawLinkPicture: Draw
  readonly drawIcon: (picture: Uint8Array, size: number) => ReturnType<Draw>
}

type Rendered = {
  /** The name in the log. */
  readonly what: string
  readonly type: 'image/jpeg' | 'image/png'
  readonly draw: Draw
}

/** Renders pictures of the content: link previews as JPEG, the icon of the site as PNG in each size. */
export const picturesRoute = (deps: PicturesDeps): FastifyPluginAsync => {
  const send = async (reply: FastifyReply, name: string, { what, type, draw }: Rendered) => {
    const picture = await deps.readPicture(name)
    if (picture === null) return sendRefusal(reply, 'notFound')
    const drawn = await draw(picture)()
    if (E.isLeft(drawn)) {
      reply.log.error({ reason: drawn.left }, `${what} not rendered`)
      return sendRefusal(reply, 'notFound')
    }
    return reply.header('cache-control', 'public, max-age=86400').type(type).send(Buffer.from(drawn.right))
  }
  const preview: Rendered = { what: 'link picture', type: 'image/jpeg', draw: deps.drawLinkPicture }
  return async (app) => {
    app.get<{ Params: { '*': string } }>(`${LINK_PICTURES}/*`, QUIET, async ({ params }, reply) =>
      send(reply, params['*'].replace(/\.jpg$/, ''), preview),
    )
    for (const size of ICON_SIZES) {
      const icon: Rendered = {
        what: 'icon',
        type: 'image/png',
        draw: (picture) => deps.drawIcon(picture, size),
      }
      app.get(iconAddress(size), QUIET, async (_request, reply) => send(reply, 'site/favicon.svg', icon))
    }
  }
}
