import type { ContentFailure } from '../../ports/content-failure'

/** Takes the content folder and what cannot be read there, gives the line for the operator. */
export const explainContentFailure = (contentDir: string, { file, reason }: ContentFailure): string =>
  `CONTENT_DIR ${contentDir}: không đọc được ${file}. ${reason.replace(/\s+/g, ' ')}`
