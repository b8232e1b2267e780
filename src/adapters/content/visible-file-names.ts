import { readdir } from 'node:fs/promises'

/** Sorted, so that the order is the same on every machine. */
export const visibleFileNames = async (path: string): Promise<ReadonlyArray<string>> =>
  (await readdir(path)).filter((name) => !name.startsWith('.')).sort()
