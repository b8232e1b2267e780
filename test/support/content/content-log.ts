import type { ContentFailure, LogContentFailure } from '../../../src/ports/content'

/** Returns a log and the failures it was handed so far. */
export const createContentLog = () => {
  const failures: Array<ContentFailure> = []
  const log: LogContentFailure = (failure) => () => {
    failures.push(failure)
  }
  return { log, failures }
}

/** A log that fails the test at any failure. */
export const shouldNotBeLogged: LogContentFailure = ({ file, reason }) => {
  throw new Error(`${file}: ${reason}`)
}
