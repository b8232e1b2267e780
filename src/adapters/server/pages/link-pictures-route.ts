import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { QUIET } from '../http/request-log'
import { sendRefusal } from '../routes/send-refusal'
import { LINK_PICTURES } from './link-picture-address'

export type DrawLinkPicture = (picture: Uint8Array) => TE.TaskEither<string, Uint8Array>

type Dependencies = { readonly contentDir: string; readonly drawLinkPicture: DrawLinkPicture }

const NAME = /^[\w-]+(?:\/[\w-]+)*\.(?:svg|png|jpe?g|webp|avif)$/i

export const linkPicturesRoute =
  ({ contentDir, drawLinkPicture }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string } }>(`${LINK_PICTURES}/*`, QUIET, async (request, reply) => {
      const name = request.params['*'].replace(/\.jpg$/, '')
      if (!NAME.test(name)) return sendRefusal(reply, 'notFound')
      const file = join(contentDir, 'pictures', normalize(name).replaceAll('/', sep))
      const bytes = await readFile(file).catch(() => null)
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
