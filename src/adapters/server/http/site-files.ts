import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { QUIET } from './request-log'

const NO_CACHE = 'no-cache'
const FOR_A_YEAR = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

const cacheControl = (path: string): string => {
  if (/\.html(\.br|\.gz)?$/.test(path)) return NO_CACHE
  return /[\\/]assets[\\/]/.test(path) ? FOR_A_YEAR : FOR_AN_HOUR
}

/** Serves the built files; those under `assets` have a content hash in their name and never change. */
export const siteFiles =
  (siteDir: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      ...QUIET,
      root: siteDir,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      suppressWarning: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path.slice(siteDir.length)))
      },
    })
  }
