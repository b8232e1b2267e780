import { fold } from '../text/fold'

/** The syllables of a text without marks and punctuation: `Gan nhiễm mỡ?` gives `gan`, `nhiem`, `mo`. */
export const syllables = (text: string): ReadonlyArray<string> => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
