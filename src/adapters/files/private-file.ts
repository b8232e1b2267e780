import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Modes of files and folders that only the program’s account can read. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/** Opens a file or folder for `work`, which is given the descriptor, and closes it. A new file is private. */
export const inFile = <A>(path: string, flags: string, work: (file: number) => A): A => {
  const file = openSync(path, flags, PRIVATE_FILE)
  try {
    return work(file)
  } finally {
    closeSync(file)
  }
}

/** Syncs a folder: its new entries survive a power failure only after that. */
export const syncFolder = (path: string): void => inFile(path, 'r', fsyncSync)

/** Writes a file that only its owner can read; the former one stays until the new one is on disk. */
export const replaceFile = (path: string, text: string): void => {
  const part = `${path}.part`
  mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
  inFile(part, 'w', (file) => {
    writeFileSync(file, text)
    fsyncSync(file)
  })
  renameSync(part, path)
  syncFolder(dirname(path))
}
