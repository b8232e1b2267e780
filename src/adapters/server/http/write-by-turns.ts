import type { Writable } from 'node:stream'

type TurnWriter = {
  readonly write: (line: string) => void
  /** Writes what waits, without the end of the turn being awaited. */
  readonly flush: () => void
}

/**
 * Takes where lines go, gives what writes the first of a turn of the event loop at once and all others of it together at its
 * end: under load a call to the system for each costs more than the line.
 */
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
