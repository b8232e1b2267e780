import type { LogFailure } from '../../ports/log-failure'

const detail = (failure: Parameters<LogFailure>[1]): string =>
  failure.tag === 'refused' ? `status ${failure.status}` : failure.reason

/** Failures go to the console as warnings, with nothing a visitor typed (M-133). */
export const logFailure: LogFailure = (what, failure) => () => {
  console.warn(`${what}: ${failure.tag}, ${detail(failure)}`)
}
