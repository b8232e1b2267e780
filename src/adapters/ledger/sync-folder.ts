import { closeSync, fsyncSync, openSync } from 'node:fs'

/** A new directory entry survives a power failure only after an fsync of the directory. */
export const syncFolder = (path: string): void => {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
