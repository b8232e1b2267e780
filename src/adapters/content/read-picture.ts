import { join } from 'node:path'
import type { ReadPicture } from '../../ports/content'
import { readInside } from './read-inside'
import { isPictureFile, storedPath } from './stored-path'

const PICTURES = 'pictures'

const isHidden = (segment: string): boolean => segment === '' || segment.startsWith('.')

/** The bytes of a picture of the content; null if there is none of the name, or a link leads out of the folder. */
export const createReadPicture = (contentDir: string): ReadPicture => {
  const root = join(contentDir, PICTURES)
  return async (name) =>
    isPictureFile(name) && !name.includes('\\') && !name.split('/').some(isHidden)
      ? readInside(contentDir, join(PICTURES, await storedPath(root, name))).catch(() => null)
      : null
}
