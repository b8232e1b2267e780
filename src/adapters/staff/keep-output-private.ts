import { fchmodSync, fstatSync } from 'node:fs'

const FOR_THE_OWNER = 0o600

/** Makes a file that the shell opened for the output readable by its owner only, because it may hold personal data. */
export const keepOutputPrivate = (output: number): void => {
  try {
    if (fstatSync(output).isFile()) fchmodSync(output, FOR_THE_OWNER)
  } catch {
    // A file of somebody else; the command `nam-vung` has done it as root.
  }
}
