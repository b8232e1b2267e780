import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { sendRefusal } from './send-refusal'

type FolderError = FastifyError & { readonly headers?: Record<string, string> }

export type PublicFolder = {
  readonly root: string
  readonly isServed: (fileName: string) => boolean
  /** Gives a path below `root` as the disk spells it. */
  readonly storedPath: (root: string, path: string) => Promise<string>
}

/** For an SVG opened as a document: styles are allowed, nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** A compressed SVG is smaller than AVIF or WebP at the sizes shown. */
const COMPRESSED_TYPE = /^image\/svg/
const BROTLI_QUALITY = 5

/** Precondition Failed and Range Not Satisfiable. */
const CONDITIONS: ReadonlyArray<number> = [412, 416]

export const publicFolder =
  ({ root, isServed, storedPath }: PublicFolder): FastifyPluginAsync =>
  async (app) => {
    app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'notFound'))
    app.setErrorHandler<FolderError>((error, _request, reply) => {
      if (error.statusCode === undefined || error.statusCode >= 500) throw error
      return CONDITIONS.includes(error.statusCode)
        ? reply
            .code(error.statusCode)
            .headers(error.headers ?? {})
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
      setHeaders: (reply, path) => {
        reply.header('x-content-type-options', 'nosniff')
        if (/\.svg$/i.test(path)) reply.header('content-security-policy', SVG_POLICY)
      },
    })
  }
