import { Fragment } from 'react'

const SENTENCE_END = /([.!?]) /g

/**
 * Text that a line clamp cuts between words, not within one. The last word of a sentence stays with the next word, so that the
 * ellipsis never follows a full stop.
 */
export const WholeWords = ({ text }: { readonly text: string }) =>
  text
    .replace(SENTENCE_END, '$1\u00a0')
    .split(' ')
    .map((word, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list never reorders
      <Fragment key={at}>
        {at > 0 && ' '}
        <span className="inline-block">{word}</span>
      </Fragment>
    ))
