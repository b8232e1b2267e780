import type { ContentFailure } from '../../ports/content-failure'

/** Takes a file as named inside the content folder, then a sentence, gives the failure. */
export const unreadable =
  (file: string) =>
  (reason: string): ContentFailure => ({ tag: 'unreadable', file, reason })
