import type { LogContentFailure } from '../../../src/ports/content'
import type { ContentFailure } from '../../../src/ports/content-failure'

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
