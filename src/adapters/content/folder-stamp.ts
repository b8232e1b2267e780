import { join } from 'node:path'
import { fileStamp } from './file-stamp'
import { visibleFileNames } from './visible-file-names'

/** A text that changes whenever a visible file of the folder may have changed. */
export const folderStamp = async (path: string): Promise<string> => {
  const names = await visibleFileNames(path)
  const stamps = await Promise.all(names.map((name) => fileStamp(join(path, name)).catch(() => null)))
  return JSON.stringify(names.map((name, index) => [name, stamps[index]]))
}
