import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { nearestName } from '../../domain/text/nearest-name'
import { typedWord } from './typed-word'

type Options = NonNullable<ParseArgsConfig['options']>
type Config<O extends Options> = {
  readonly args: Array<string>
  readonly options: O
  readonly allowPositionals: true
}
type Arguments = ReadonlyArray<string>

/** Also a dash that a word processor made longer. */
const OPTION = /^[\p{Pd}−]+(?=\p{L})/u

const nameIn = (word: string): string => word.split('=')[0] ?? ''

const isTextOption = (options: Options, word: string | undefined): boolean =>
  word?.startsWith('--') === true && options[word.slice(2)]?.type === 'string'

/** Whether the word at this place is the value of the option before it. */
const isValue = (args: Arguments, options: Options, index: number): boolean =>
  args[index]?.startsWith('--') === false && isTextOption(options, args[index - 1])

/** What was typed, without the values that follow an option. */
const wordsIn = (args: Arguments, options: Options): Arguments =>
  args.filter((_, index) => !isValue(args, options, index))

const unknownOption = (word: string, options: Options): string => {
  const typed = nameIn(word)
  const nearest = nearestName(typed.replace(OPTION, '').toLowerCase(), Object.keys(options))
  return `Không có tùy chọn ${typedWord(typed)}.${nearest === null ? '' : ` Có phải --${nearest}?`}`
}

const faultIn = (args: Arguments, options: Options, positionalCount: number): string | null => {
  const words = wordsIn(args, options)
  const given = words.filter((word) => OPTION.test(word))
  const isKnown = (word: string): boolean =>
    word.startsWith('--') && Object.hasOwn(options, nameIn(word).slice(2))
  const unknown = given.find((word) => !isKnown(word))
  if (unknown !== undefined) return unknownOption(unknown, options)
  const names = given.map(nameIn)
  const once = names.filter((name) => options[name.slice(2)]?.multiple !== true)
  const repeated = once.find((name, index) => once.indexOf(name) < index)
  if (repeated !== undefined) return `${repeated} được ghi hai lần.`
  const withValue = given.find((word) => word.includes('=') && !isTextOption(options, nameIn(word)))
  if (withValue !== undefined) return `${nameIn(withValue)} không có giá trị đi kèm.`
  const extra = words.filter((word) => !OPTION.test(word))[positionalCount]
  return extra === undefined ? null : `Thừa ${typedWord(extra)}.`
}

/** In the form that the parser takes whatever a value or a positional argument begins with; a missing value is empty. */
const unambiguous = (args: Arguments, options: Options): Array<string> => {
  const given = args.flatMap((word, index) => {
    if (isValue(args, options, index) || !OPTION.test(word)) return []
    const value = isValue(args, options, index + 1) ? args[index + 1] : ''
    return isTextOption(options, word) ? [`${word}=${value}`] : [word]
  })
  return [...given, '--', ...wordsIn(args, options).filter((word) => !OPTION.test(word))]
}

/** `Left` names an unknown or repeated option, or a positional argument too many; fewer are accepted. */
export const readArguments = <O extends Options>(
  args: Arguments,
  options: O,
  positionalCount = 0,
): E.Either<string, ReturnType<typeof parseArgs<Config<O>>>> => {
  const fault = faultIn(args, options, positionalCount)
  return fault === null
    ? E.right(parseArgs({ args: unambiguous(args, options), options, allowPositionals: true }))
    : E.left(fault)
}
