import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import * as RA from 'fp-ts/ReadonlyArray'
import { nearestName } from '../../domain/text/nearest-name'
import { typedWord } from './typed-word'

type Options = NonNullable<ParseArgsConfig['options']>
type Config<O extends Options> = {
  readonly args: Array<string>
  readonly options: O
  readonly allowPositionals: true
}
type Arguments = ReadonlyArray<string>

/** Matches the beginning of an option, also a dash that a word processor made longer. */
const OPTION = /^[\p{Pd}−]+(?=\p{L})/u

const isTextOption = (options: Options, word = ''): boolean =>
  word.startsWith('--') && options[word.slice(2)]?.type === 'string'

/** The arguments in a form that the parser cannot misread, whatever a value begins with; a missing value is empty. */
const unambiguous = (args: Arguments, options: Options): Array<string> => {
  const isValue = (index: number): boolean =>
    args[index]?.startsWith('--') === false && isTextOption(options, args[index - 1])
  const words = args.flatMap((word, index) => {
    if (isValue(index)) return []
    return isTextOption(options, word) ? [`${word}=${isValue(index + 1) ? args[index + 1] : ''}`] : [word]
  })
  const { left: positionals, right: given } = RA.partition((word: string) => OPTION.test(word))(words)
  return [...given, '--', ...positionals]
}

const unknownOption = (word: string, options: Options): string => {
  const [typed = ''] = word.split('=', 1)
  const nearest = nearestName(typed.replace(OPTION, '').toLowerCase(), Object.keys(options))
  return `Không có tùy chọn ${typedWord(typed)}.${nearest === null ? '' : ` Có phải --${nearest}?`}`
}

const faultIn = (args: Array<string>, options: Options, positionalCount: number): string | null => {
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
  const end = args.indexOf('--')
  const given = tokens.flatMap((token) =>
    token.kind === 'option' && token.rawName.startsWith('--') && Object.hasOwn(options, token.name)
      ? [token]
      : [],
  )
  const unknown = args.slice(0, end).find((_, index) => given.every((token) => token.index !== index))
  if (unknown !== undefined) return unknownOption(unknown, options)
  const once = given.filter(({ name }) => options[name]?.multiple !== true).map(({ name }) => name)
  const repeated = once.find((name, index) => once.indexOf(name) < index)
  if (repeated !== undefined) return `--${repeated} được ghi hai lần.`
  const withValue = given.find(({ name, value }) => value !== undefined && options[name]?.type === 'boolean')
  if (withValue !== undefined) return `${withValue.rawName} không có giá trị đi kèm.`
  const extra = args[end + 1 + positionalCount]
  return extra === undefined ? null : `Thừa ${typedWord(extra)}.`
}

/** `Left` names an unknown or repeated option, or a positional argument too many; fewer are accepted. */
export const readArguments = <O extends Options>(
  args: Arguments,
  options: O,
  positionalCount = 0,
): E.Either<string, ReturnType<typeof parseArgs<Config<O>>>> => {
  const words = unambiguous(args, options)
  const fault = faultIn(words, options, positionalCount)
  return fault === null ? E.right(parseArgs({ args: words, options, allowPositionals: true })) : E.left(fault)
}
