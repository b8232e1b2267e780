import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { leadsOut } from './leads-out'
import { outsideFolder } from './outside-folder'

/** A pipe in the folder is not waited for. */
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK

/** Reads a file of the content folder. A file outside of it, which only a link can name, is not read. */
export const readInside = async (contentDir: string, file: string): Promise<Buffer> => {
  const path = join(contentDir, file)
  const handle = await open(path, FLAGS)
  try {
    if (await leadsOut(contentDir, path, handle.fd)) throw outsideFolder()
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
