import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadPicture } from '../../ports/read-picture'
import { isPictureFile } from './served-files'
import { storedPath } from './stored-path'

const isHidden = (segment: string): boolean => segment === '' || segment.startsWith('.')

export const createReadPicture = (contentDir: string): ReadPicture => {
  const root = join(contentDir, 'pictures')
  return async (name) =>
    isPictureFile(name) && !name.includes('\\') && !name.split('/').some(isHidden)
      ? readFile(join(root, await storedPath(root, name))).catch(() => null)
      : null
}
