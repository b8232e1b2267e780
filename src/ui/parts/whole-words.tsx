import { Fragment } from 'react'

const SENTENCE_END = /([.!?]) /g

/**
 * Text whose words a clamp shows whole or not at all: browsers cut a line of plain text within a word. The last word of a sentence
 * stays with the next one, because no full stop is followed by the clamp's ellipsis.
 */
export const WholeWords = ({ text }: { readonly text: string }) =>
  text
    .replace(SENTENCE_END, '$1\u00a0')
    .split(' ')
    .map((word, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is to tell them apart
      <Fragment key={at}>
        {at > 0 && ' '}
        <span className="inline-block">{word}</span>
      </Fragment>
    ))
