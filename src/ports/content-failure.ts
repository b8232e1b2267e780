/**
 * A content problem: the file inside the content folder, and a sentence for the operator. Unreadable content is left out,
 * doubtful content is shown as it is.
 */
export type ContentFailure = {
  readonly tag: 'unreadable' | 'doubtful'
  readonly file: string
  readonly reason: string
}
