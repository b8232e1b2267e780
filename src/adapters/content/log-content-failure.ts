import type { LogContentFailure } from '../../ports/log-content-failure'
import { explainContentFailure } from './explain-content-failure'

/** Takes the content folder, gives the log of what cannot be read there: a line for the operator each. */
export const logContentFailure =
  (contentDir: string): LogContentFailure =>
  (failure) =>
  () =>
    console.error(explainContentFailure(contentDir, failure))
