import { SingleBar } from 'cli-progress'
import type { Progress } from '../../ports/backups'

/** Shows the progress of a long command in a terminal, and nothing elsewhere. */
export const createProgressBar = (output: NodeJS.WritableStream): Progress => {
  const bar = new SingleBar({
    stream: output,
    format: '{bar} {percentage} % | {value}/{total} dòng | còn {eta_formatted}',
    barsize: 30,
    clearOnComplete: true,
    hideCursor: true,
  })
  return {
    begin: (steps) => bar.start(steps, 0),
    advance: (steps) => bar.increment(steps),
    end: () => bar.stop(),
  }
}
