const TONE = /[\u0300\u0301\u0303\u0309\u0323]/
const SHAPE = /[\u0302\u0306\u031B]/

const plain = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')
const withoutTone = (letter: string): string => letter.normalize('NFD').replace(TONE, '').normalize('NFC')
const isShaped = (letter: string): boolean => /[đĐ]/.test(letter) || SHAPE.test(letter.normalize('NFD'))

/** What stands in a field while UniKey types a word: a letter's shape replaces it at once, the tone comes at the word's end. */
const textsOfWord = (word: string): ReadonlyArray<string> => {
  const letters = [...word.normalize('NFC')]
  const toneless = letters.map(withoutTone)
  const typing = toneless.flatMap((letter, index) => {
    const before = toneless.slice(0, index).join('')
    return isShaped(letter) ? [before + plain(letter), before, before + letter] : [before + letter]
  })
  const toned = letters.findIndex((letter, index) => letter !== toneless[index])
  if (toned === -1) return typing
  const backspaces = letters
    .slice(toned)
    .map((_, index) => toneless.slice(0, letters.length - 1 - index).join(''))
  const again = letters.slice(toned).map((_, index) => letters.slice(0, toned + index + 1).join(''))
  return [...typing, ...backspaces, ...again]
}

/** Every text that a field holds while the name is typed by Backspace and letter, the name last. */
export const unikeyTexts = (name: string): ReadonlyArray<string> => {
  const words = name.normalize('NFC').split(' ')
  return words.flatMap((word, index) => {
    const before = words
      .slice(0, index)
      .map((earlier) => `${earlier} `)
      .join('')
    return [...(index === 0 ? [] : [before]), ...textsOfWord(word).map((text) => before + text)]
  })
}
