import { Fragment } from 'react'

const SENTENCE_END = /([.!?]) /g

/** Keeps the last word of a sentence with the next word, so that an ellipsis never follows a full stop. */
export const tieSentences = (text: string): string => text.replace(SENTENCE_END, '$1\u00a0')

/** Text that a line clamp cuts between words, not within one. */
export const WholeWords = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list never reorders
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="inline-block">{word}</span>
    </Fragment>
  ))
