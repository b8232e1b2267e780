import * as E from 'fp-ts/Either'

export const LONGEST_NOTE = 500

export type NoteError = 'noteTooLong'

/** Control characters except the line break, and halves of surrogate pairs. */
const UNREADABLE = /(?!\n)\p{Cc}|\p{Cs}/gu

/** Decodes a note without unreadable characters; its length counts code points, so that an emoji is one or a few. */
export const decodeNote = (typed: string): E.Either<NoteError, string> => {
  const note = typed.replace(/\r\n?/g, '\n').replace(UNREADABLE, '').trim().normalize('NFC')
  return [...note].length > LONGEST_NOTE ? E.left('noteTooLong') : E.right(note)
}
