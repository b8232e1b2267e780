import { resolve } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { isCaptionsFile, isPictureFile, isVideoFile } from '../../content/served-files'
import { publicFolder } from './public-folder'

/** Takes the content folder, gives its pictures under `/pictures/`, its videos and their captions under `/videos/`. */
export const mediaRoute =
  ({ contentDir }: { readonly contentDir: string }): FastifyPluginAsync =>
  async (app) => {
    const folder = (name: string, isServed: (fileName: string) => boolean) =>
      app.register(publicFolder({ root: resolve(contentDir, name), isServed }), { prefix: `/${name}` })
    await folder('pictures', isPictureFile)
    await folder('videos', (fileName) => isVideoFile(fileName) || isCaptionsFile(fileName))
  }
