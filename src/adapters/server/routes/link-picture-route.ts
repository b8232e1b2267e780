import type { FastifyPluginAsync } from 'fastify'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { sendRefusal } from './send-refusal'

/** Takes a picture's name below the folder of pictures, gives the JPEG of its link preview. */
export type LoadLinkPicture = (name: string) => TE.TaskEither<string, Uint8Array>

const SUFFIX = '.jpg'

/** Gives the link preview of `/pictures/<name>` at `/link-pictures/<name>.jpg`, for a day. */
export const linkPictureRoute =
  (loadLinkPicture: LoadLinkPicture): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string } }>('/link-pictures/*', async ({ params }, reply) => {
      const name = params['*']
      if (!name.endsWith(SUFFIX)) return sendRefusal(reply, 'notFound')
      return pipe(
        loadLinkPicture(name.slice(0, -SUFFIX.length)),
        TE.match(
          () => sendRefusal(reply, 'notFound'),
          (jpeg) =>
            reply
              .header('cache-control', 'public, max-age=86400')
              .header('x-content-type-options', 'nosniff')
              .type('image/jpeg')
              .send(jpeg),
        ),
      )()
    })
  }
