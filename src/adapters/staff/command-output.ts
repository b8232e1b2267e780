import { fchmodSync, fstatSync } from 'node:fs'
import type { Progress } from '../../ports/backups'
import { PRIVATE_FILE } from '../files/private-file'

/** Makes a file that the shell opened for the output readable by its owner only, because it may hold personal data. */
export const keepOutputPrivate = (output: number): void => {
  try {
    if (fstatSync(output).isFile()) fchmodSync(output, PRIVATE_FILE)
  } catch {
    // The file belongs to another account; the command `nam-vung` has done this as root.
  }
}

const ERASE_REST = '\u001b[K'

/** Shows the progress of a long command in a terminal, as a line that it writes over, and nothing elsewhere. */
export const createProgressLine = (
  output: NodeJS.WritableStream & { readonly isTTY?: boolean },
): Progress => {
  let rows = 0
  let done = 0
  let shown = ''
  const show = (line: string): void => {
    if (output.isTTY === true && line !== shown) output.write(`\r${line}${ERASE_REST}`)
    shown = line
  }
  return {
    begin: (steps) => {
      rows = steps
    },
    advance: (steps) => {
      done += steps
      show(`${Math.floor((100 * done) / rows)} %`)
    },
    end: () => show(''),
  }
}
