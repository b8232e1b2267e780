import { Fragment } from 'react'

const TIE = /(?<=\p{L})\u00a0(?=\p{L})/gu

/** Lets lines break between the syllables of a word, for narrow cards. */
export const untied = (text: string): string => text.replace(TIE, ' ')

/** A title that keeps the syllables of a word on one line, except on phones, where cards are too narrow for that. */
export const LooseTitle = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list never reorders
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('\u00a0') ? <span className="sm:whitespace-nowrap">{untied(word)}</span> : word}
    </Fragment>
  ))
