import type { ContentFailure } from '../../src/ports/content-failure'
import type { LogContentFailure } from '../../src/ports/log-content-failure'

/** Gives a log and the failures it was handed so far. */
export const createContentLog = () => {
  const failures: Array<ContentFailure> = []
  const log: LogContentFailure = (failure) => () => {
    failures.push(failure)
  }
  return { log, failures }
}

/** A log for tests in which nothing may go wrong. */
export const shouldNotBeLogged: LogContentFailure = ({ file, reason }) => {
  throw new Error(`${file}: ${reason}`)
}
