/**
 * What is wrong with content: the file as named inside the content folder, and a plain sentence for the operator.
 * What is unreadable is left out; what is doubtful is shown as it is.
 */
export type ContentFailure = {
  readonly tag: 'unreadable' | 'doubtful'
  readonly file: string
  readonly reason: string
}
