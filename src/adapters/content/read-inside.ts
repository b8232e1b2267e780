import { openInside } from './open-inside'
import { LARGEST_FILE_MB, readFault } from './read-fault'

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
