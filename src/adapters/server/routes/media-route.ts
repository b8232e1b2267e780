import { resolve } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { QUIET } from '../http/request-log'
import { publicFolder } from './public-folder'

export type MediaFolder = {
  readonly prefix: string
  readonly root: string
  readonly isServed: (fileName: string) => boolean
}

export const mediaRoute =
  (folders: ReadonlyArray<MediaFolder>): FastifyPluginAsync =>
  async (app) => {
    for (const { prefix, root, isServed } of folders)
      await app.register(publicFolder({ root: resolve(root), isServed }), { prefix, ...QUIET })
  }
