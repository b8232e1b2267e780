import { readdir } from 'node:fs/promises'

/** Takes a folder, gives the names in it that are not hidden, in the same order on every machine. */
export const visibleFileNames = async (path: string): Promise<ReadonlyArray<string>> =>
  (await readdir(path)).filter((name) => !name.startsWith('.')).sort()
