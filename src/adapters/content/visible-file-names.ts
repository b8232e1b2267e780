import { readdir } from 'node:fs/promises'

/** In the same order on every machine. */
export const visibleFileNames = async (path: string): Promise<ReadonlyArray<string>> =>
  (await readdir(path)).filter((name) => !name.startsWith('.')).sort()
