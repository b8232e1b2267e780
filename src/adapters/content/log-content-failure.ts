import type { LogContentFailure } from '../../ports/content'
import { explainContentFailure } from './explain-content-failure'

export const logContentFailure =
  (contentDir: string): LogContentFailure =>
  (failure) =>
  () =>
    console.error(explainContentFailure(contentDir, failure))
