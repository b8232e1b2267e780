import type { ContentFailure } from '../../ports/content-failure'

export const explainContentFailure = (contentDir: string, { file, reason }: ContentFailure): string =>
  `CONTENT_DIR ${contentDir}: không đọc được ${file}. ${reason.replace(/\s+/g, ' ')}`
