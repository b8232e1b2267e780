import type { Writable } from 'node:stream'

type LineBuffer = {
  readonly write: (line: string) => void
  readonly flush: () => void
}

/** Joins lines written in one turn of the event loop, because a system call per line costs more than the line. */
export const bufferLines = (stream: Pick<Writable, 'write'>): LineBuffer => {
  let waiting = ''
  let isTurnOpen = false
  const flush = (): void => {
    const lines = waiting
    waiting = ''
    isTurnOpen = false
    if (lines !== '') stream.write(lines)
  }
  return {
    flush,
    write: (line) => {
      if (isTurnOpen) {
        waiting += line
        return
      }
      isTurnOpen = true
      setImmediate(flush)
      stream.write(line)
    },
  }
}

/** The log of the process; flushes pending lines also when the process exits by itself. */
export const createLog = () => {
  const log = bufferLines(process.stderr)
  process.once('exit', log.flush)
  return log
}
