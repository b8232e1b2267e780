import { readdirSync, readlinkSync } from 'node:fs'

const FOLDER = '/proc/self/fd'

/** The paths of the files in a folder, and of the folder itself, that this process has open, once for each descriptor. */
export const openFilesIn = (dir: string): ReadonlyArray<string> =>
  readdirSync(FOLDER).flatMap((descriptor) => {
    try {
      const path = readlinkSync(`${FOLDER}/${descriptor}`)
      return path.startsWith(dir) ? [path] : []
    } catch {
      // The one that read the list is closed by now.
      return []
    }
  })
