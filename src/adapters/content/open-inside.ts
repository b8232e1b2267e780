import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { liesOutside } from './lies-outside'
import { readFault } from './read-fault'

/** A pipe in the folder is not waited for. */
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK

const requireFileInside = async (contentDir: string, path: string, handle: FileHandle): Promise<void> => {
  if (await liesOutside(contentDir, path, handle.fd)) throw readFault('EOUTSIDE')
  const found = await handle.stat()
  if (!found.isFile()) throw readFault(found.isDirectory() ? 'EISDIR' : 'ENOFILE')
}

/** Opens a file of the content folder; rejects with a read fault if it lies outside, which only a link can name, or is none. */
export const openInside = async (contentDir: string, file: string): Promise<FileHandle> => {
  const path = join(contentDir, file)
  const handle = await open(path, FLAGS)
  try {
    await requireFileInside(contentDir, path, handle)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}
