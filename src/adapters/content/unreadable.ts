import type { ContentFailure } from '../../ports/content'

/** The failure of a file that is left out. */
export const unreadable =
  (file: string) =>
  (reason: string): ContentFailure => ({ tag: 'unreadable', file, reason })
