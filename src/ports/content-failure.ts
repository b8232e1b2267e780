/** `file` is relative to the content folder. `unreadable` content is left out; `doubtful` content is shown as written. */
export type ContentFailure = {
  readonly tag: 'unreadable' | 'doubtful'
  readonly file: string
  readonly reason: string
}
