import { fchmodSync, fstatSync } from 'node:fs'
import { PRIVATE_FILE } from '../files/file-modes'

/** Makes a file that the shell opened for the output readable by its owner only, because it may hold personal data. */
export const keepOutputPrivate = (output: number): void => {
  try {
    if (fstatSync(output).isFile()) fchmodSync(output, PRIVATE_FILE)
  } catch {
    // The file belongs to another account; the command `nam-vung` has done this as root.
  }
}
