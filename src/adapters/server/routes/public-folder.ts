import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { join, relative } from 'node:path'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { toError } from 'fp-ts/Either'
import { sendRefusal } from '../http/answers'

type FolderError = FastifyError & { readonly headers?: Record<string, string>; readonly linkOut?: string }

export type PublicFolder = {
  readonly root: string
  readonly isServed: (fileName: string) => boolean
  /** The path below `root` as the disk spells it. */
  readonly storedPath: (root: string, path: string) => Promise<string>
  /** Whether the file lies outside of the content folder; `fd` is its descriptor if it is open. */
  readonly liesOutside: (path: string, fd?: number) => Promise<boolean>
}

/** Policy for an SVG that is opened as a document: styles are allowed, nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Types that are compressed: an SVG is then smaller than AVIF or WebP at the sizes shown. */
const COMPRESSED_TYPE = /^image\/svg/
const BROTLI_QUALITY = 5

/** Precondition Failed and Range Not Satisfiable. */
const CONDITIONS: ReadonlyArray<number> = [412, 416]

const NOT_FOUND = { statusCode: 404 }

const OF_THE_FILE = [
  'accept-ranges',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

const LINK_OUT = 'not served: a link leads out of the content folder'

/**
 * Serves the files of a folder that `isServed` allows, by range and by condition; a link that leads out of the content is not
 * found.
 */
export const publicFolder =
  ({ root, isServed, storedPath, liesOutside }: PublicFolder): FastifyPluginAsync =>
  async (app) => {
    const requireInside = async (path: string, fd?: number): Promise<void> => {
      if (await liesOutside(path, fd))
        throw Object.assign(new Error(), { ...NOT_FOUND, linkOut: join(app.prefix, relative(root, path)) })
    }
    app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'notFound'))
    app.setErrorHandler<FolderError>((error, request, reply) => {
      if (error.linkOut !== undefined) request.log.warn({ file: error.linkOut }, LINK_OUT)
      if (error.statusCode === undefined || error.statusCode >= 500) throw error
      return CONDITIONS.includes(error.statusCode)
        ? reply
            .code(error.statusCode)
            .headers({ ...error.headers, 'cache-control': 'no-store' })
            .send()
        : sendRefusal(reply, 'notFound')
    })
    app.addHook('onRequest', async ({ headers }) => {
      if (headers.range !== undefined) headers['x-no-compression'] = 'range'
    })
    app.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params: { '*': path = '' }, raw }) => {
      const stored = await storedPath(root, path)
      if (stored !== path) raw.url = [app.prefix, ...stored.split('/').map(encodeURIComponent)].join('/')
    })
    // Checks the open file again, because the path may have been replaced since it was checked.
    app.addHook('onSend', async (_request, reply, payload) => {
      if (!(payload instanceof ReadStream)) return
      try {
        const [fd] = await once(payload, 'open')
        await requireInside(String(payload.path), fd)
      } catch (error) {
        payload.destroy()
        for (const name of OF_THE_FILE) reply.removeHeader(name)
        throw Object.assign(toError(error), NOT_FOUND)
      }
    })
    await app.register(fastifyCompress, {
      customTypes: COMPRESSED_TYPE,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    })
    await app.register(fastifyStatic, {
      root,
      allowedPath: isServed,
      maxAge: '1d',
      dotfiles: 'deny',
      index: false,
      redirect: false,
      decorateReply: false,
      onFile: async (path, stat) => {
        if (!stat.isFile()) throw Object.assign(new Error(), NOT_FOUND)
        await requireInside(path)
      },
      setHeaders: (reply, path) => {
        reply.header('x-content-type-options', 'nosniff')
        if (/\.svg$/i.test(path)) reply.header('content-security-policy', SVG_POLICY)
      },
    })
  }
