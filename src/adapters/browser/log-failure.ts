import type { LogFailure } from '../../ports/browser'

const detail = (failure: Parameters<LogFailure>[1]): string =>
  failure.tag === 'refused' ? `status ${failure.status}` : failure.reason

/** Logs nothing that a visitor typed (M-133). */
export const logFailure: LogFailure = (what, failure) => () => {
  console.warn(`${what}: ${failure.tag}, ${detail(failure)}`)
}
