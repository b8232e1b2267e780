import { openInside } from './open-inside'
import { readFault } from './read-fault'

export const LARGEST_FILE_MB = 16
const MB = 1_048_576

/**
 * Reads a file of the content folder into memory. One outside of it, which only a link can name, a larger one and what is
 * no file are not read.
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
