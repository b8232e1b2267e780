import type { ContentFailure } from '../../ports/content'

export const unreadable =
  (file: string) =>
  (reason: string): ContentFailure => ({ tag: 'unreadable', file, reason })
