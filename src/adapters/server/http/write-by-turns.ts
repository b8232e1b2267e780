import type { Writable } from 'node:stream'

type TurnWriter = {
  readonly write: (line: string) => void
  readonly flush: () => void
}

/** Joins the lines of one turn of the event loop after the first: under load a system call for each costs more than the line. */
export const writeByTurns = (stream: Pick<Writable, 'write'>): TurnWriter => {
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
