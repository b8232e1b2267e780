import { type ParseArgsConfig, parseArgs } from 'node:util'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'

type Options = NonNullable<ParseArgsConfig['options']>
type Config<O extends Options> = {
  readonly args: Array<string>
  readonly options: O
  readonly allowPositionals: true
}

/** A repeated option would silently override the first. */
const isGivenOnce = (words: ReadonlyArray<string>): boolean => {
  const names = words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0])
  return new Set(names).size === names.length
}

const withValues = (words: ReadonlyArray<string>, options: Options): Array<string> =>
  words.map((word, index) => {
    const isText = word.startsWith('--') && options[word.slice(2)]?.type === 'string'
    const next = words[index + 1]
    return isText && (next === undefined || next.startsWith('--')) ? `${word}=` : word
  })

export const readWords = <O extends Options>(
  words: ReadonlyArray<string>,
  options: O,
  otherWords = 0,
): O.Option<ReturnType<typeof parseArgs<Config<O>>>> =>
  pipe(
    O.fromPredicate(isGivenOnce)(words),
    O.chain(() =>
      O.tryCatch(() => parseArgs({ args: withValues(words, options), options, allowPositionals: true })),
    ),
    O.filter(({ positionals }) => positionals.length === otherWords),
  )
