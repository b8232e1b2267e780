import { closeSync, fsyncSync, openSync } from 'node:fs'

/** A new name in a folder survives a power cut only once the folder itself was synced. */
export const syncFolder = (path: string): void => {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
