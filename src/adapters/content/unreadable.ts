import type { ContentFailure } from '../../domain/site/content-failure'

/** The failure of a file that is left out. */
export const unreadable =
  (file: string) =>
  (reason: string): ContentFailure => ({ tag: 'unreadable', file, reason })
