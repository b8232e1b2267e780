import { resolve } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { QUIET } from '../http/request-log'
import { type PublicFolder, publicFolder } from './public-folder'

export type MediaFolder = PublicFolder & { readonly prefix: string }

/** The pictures and videos of the content, each folder under its prefix. */
export const mediaRoute =
  (folders: ReadonlyArray<MediaFolder>): FastifyPluginAsync =>
  async (app) => {
    for (const { prefix, root, ...folder } of folders)
      await app.register(publicFolder({ ...folder, root: resolve(root) }), { prefix, ...QUIET })
  }
