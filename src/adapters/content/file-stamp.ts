import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The names of the visible files of a folder, sorted, so that the order is the same on every machine. */
export const visibleFileNames = async (path: string): Promise<ReadonlyArray<string>> =>
  (await readdir(path)).filter((name) => !name.startsWith('.')).sort()

/** A text that changes whenever the file may have changed. Rejects if the file is absent. */
export const fileStamp = async (path: string): Promise<string> => {
  const { mtimeNs, ctimeNs, size, ino } = await stat(path, { bigint: true })
  return [mtimeNs, ctimeNs, size, ino].join('-')
}

/** A text that changes whenever a visible file of the folder may have changed. */
export const folderStamp = async (path: string): Promise<string> => {
  const names = await visibleFileNames(path)
  const stamps = await Promise.all(names.map((name) => fileStamp(join(path, name)).catch(() => null)))
  return JSON.stringify(names.map((name, index) => [name, stamps[index]]))
}
