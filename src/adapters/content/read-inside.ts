import { constants } from 'node:fs'
import { type FileHandle, open, readlink, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { LARGEST_FILE_MB, readFault } from './read-fault'

/** Whether `path` is the folder or lies in it. Both are absolute and without links. */
const isInside = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)

/** The real path, of an open file by its descriptor (Linux): a link that was changed after the opening has no effect. */
const realPathOf = (path: string, fd: number | undefined): Promise<string> =>
  fd === undefined ? realpath(path) : readlink(`/proc/self/fd/${fd}`).catch(() => realpath(path))

/** Whether a link at `path` or above it leads out of the folder. `fd` is the descriptor if the file is open. */
export const liesOutside = async (folder: string, path: string, fd?: number): Promise<boolean> =>
  !isInside(await realpath(folder), await realPathOf(path, fd))

/** Non-blocking, so that opening a pipe does not wait for its writer. */
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK

const requireFileInside = async (contentDir: string, path: string, handle: FileHandle): Promise<void> => {
  if (await liesOutside(contentDir, path, handle.fd)) throw readFault('EOUTSIDE')
  const found = await handle.stat()
  if (!found.isFile()) throw readFault(found.isDirectory() ? 'EISDIR' : 'ENOFILE')
}

/**
 * Opens a file of the content folder. Rejects with a `readFault` if a link leads out of the folder, or if it is no regular file.
 */
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

const MB = 1_048_576

/**
 * Reads a file of the content folder into memory. Rejects with a `readFault` if a link leads out of the folder, if the file is
 * too large, and if it is a pipe or a device.
 */
export const readInside = async (contentDir: string, file: string): Promise<Buffer> => {
  const handle = await openInside(contentDir, file)
  try {
    const { size } = await handle.stat()
    if (size > LARGEST_FILE_MB * MB) throw readFault('ETOOLARGE')
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
