import { Fragment } from 'react'

/** Text whose words a clamp shows whole or not at all: browsers cut a line of plain text within a word. */
export const WholeWords = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is to tell them apart
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="inline-block">{word}</span>
    </Fragment>
  ))
