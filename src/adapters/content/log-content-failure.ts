import type { LogContentFailure } from '../../ports/content'
import { explainContentFailure } from './explain-content-failure'

/** Logs a failure with the path of its file, as a sentence. */
export const logContentFailure =
  (contentDir: string): LogContentFailure =>
  (failure) =>
  () =>
    console.error(explainContentFailure(contentDir, failure))
