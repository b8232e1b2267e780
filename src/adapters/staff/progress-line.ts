import type { Progress } from '../../ports/backups'

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
