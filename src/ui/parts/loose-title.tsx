import { Fragment } from 'react'

const TIE = /(?<=\p{L})\u00a0(?=\p{L})/gu

/** A title whose words of several syllables stay on one line, except on a phone: two cards in a row have no room for that. */
export const LooseTitle = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is to tell them apart
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('\u00a0') ? (
        <span className="sm:whitespace-nowrap">{word.replace(TIE, ' ')}</span>
      ) : (
        word
      )}
    </Fragment>
  ))
