import { fold } from '../text/fold'

/** The syllables of a text without marks and punctuation: `Gan nhiễm mỡ?` gives `gan`, `nhiem`, `mo`. */
export const syllables = (text: string): ReadonlyArray<string> => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A syllable in lower case with its marks in a fixed order, so that `hoà` and `hòa` are the same. */
const inOrder = (syllable: string): string => {
  const apart = syllable.normalize('NFD')
  const marks = apart.match(/\p{M}/gu)
  return marks === null ? apart : `${apart.replace(/\p{M}/gu, '')}${marks.sort().join('')}`
}

const written = (text: string): ReadonlyArray<string> =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The syllables of a text with their marks, which can be compared: `Thận` and `thần` differ. */
export const markedSyllables = (text: string): ReadonlyArray<string> => written(text).map(inOrder)

/** As `markedSyllables`, each once. */
export const differentSyllables = (text: string): ReadonlySet<string> =>
  new Set([...new Set(written(text))].map(inOrder))
