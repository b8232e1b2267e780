import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Modes of files and folders that only the program’s account can read. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/** Syncs a folder: its new entries survive a power failure only after that. */
export const syncFolder = (path: string): void => {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Writes a file that only its owner can read; the former one stays until the new one is on disk. */
export const replaceFile = (path: string, text: string): void => {
  const part = `${path}.part`
  mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
  const file = openSync(part, 'w', PRIVATE_FILE)
  try {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(part, path)
  syncFolder(dirname(path))
}
