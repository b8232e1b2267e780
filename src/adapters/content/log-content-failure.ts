import type { LogContentFailure } from '../../ports/log-content-failure'
import { explainContentFailure } from './explain-content-failure'

export const logContentFailure =
  (contentDir: string): LogContentFailure =>
  (failure) =>
  () =>
    console.error(explainContentFailure(contentDir, failure))
