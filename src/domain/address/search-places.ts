import * as B from 'fp-ts/boolean'
import { contramap, type Ord, reverse } from 'fp-ts/Ord'
import * as RA from 'fp-ts/ReadonlyArray'
import { fold } from '../text/fold'

const KIND_WORDS = /^(tinh|thanh pho|tp|quan|huyen|thi xa|q|h|tx)[ .]+(?=\S)/

type Labelled = { readonly label: string }

const squeezed = (folded: string): string => folded.replace(/[ .]/g, '')

const initials = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? word : word.charAt(0)))
    .join('')

/** Takes what was typed, gives whether a label answers to it: part of it, or its initials (`hcm`, `q1`). */
const answersTo = (typed: string): ((label: string) => boolean) => {
  const query = fold(typed)
  const bare = squeezed(query.replace(KIND_WORDS, ''))
  return (label) => {
    const folded = fold(label)
    return (
      squeezed(folded).includes(bare) ||
      [folded, `thanh pho ${folded}`].some((name) => initials(name) === squeezed(query))
    )
  }
}

const exactFirst = <A extends Labelled>(typed: string): ReadonlyArray<Ord<A>> => {
  const wanted = typed.normalize('NFC').trim().toLowerCase()
  const folded = fold(typed)
  const truth = reverse(B.Ord)
  return [
    contramap((place: A) => place.label.toLowerCase() === wanted)(truth),
    contramap((place: A) => initials(fold(place.label)) === squeezed(folded))(truth),
    contramap((place: A) => place.label.toLowerCase().includes(wanted))(truth),
    contramap((place: A) => fold(place.label).startsWith(folded))(truth),
  ]
}

/**
 * Takes places and what was typed, gives those that answer to it without regard to case, marks and the words for
 * their kind, those with the very same marks first, otherwise in the order given; all of them for an empty text (M-081, A-26).
 */
export const searchPlaces = <A extends Labelled>(
  places: ReadonlyArray<A>,
  typed: string,
): ReadonlyArray<A> =>
  fold(typed) === ''
    ? places
    : RA.sortBy(exactFirst<A>(typed))(places.filter((place) => answersTo(typed)(place.label)))
