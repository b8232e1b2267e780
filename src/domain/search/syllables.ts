import { fold } from '../text/fold'

/** The syllables of a text without marks and punctuation: `Gan nhiễm mỡ?` gives `gan`, `nhiem`, `mo`. */
export const syllables = (text: string): ReadonlyArray<string> => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A syllable in lower case with its marks in a fixed order, so that `hoà` and `hòa` are the same. */
const inOrder = (syllable: string): string => {
  const parts = [...syllable.normalize('NFD')]
  const isMark = (part: string): boolean => /\p{M}/u.test(part)
  return [...parts.filter((part) => !isMark(part)), ...parts.filter(isMark).sort()].join('')
}

/** The different syllables of a text with their marks, which can be compared: `Thận` and `thần` differ. */
export const markedSyllables = (text: string): ReadonlyArray<string> => {
  const found = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return [...new Set(found)].map(inOrder)
}
