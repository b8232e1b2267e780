import { type ParseArgsConfig, parseArgs } from 'node:util'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'

type Options = NonNullable<ParseArgsConfig['options']>
type Config<O extends Options> = {
  readonly args: Array<string>
  readonly options: O
  readonly allowPositionals: true
}

/** A repeated option would silently override the first, unless it takes several values. */
const isGivenOnce =
  (options: Options) =>
  (args: ReadonlyArray<string>): boolean => {
    const names = args
      .filter((arg) => arg.startsWith('--'))
      .map((arg) => arg.split('=')[0] ?? '')
      .filter((name) => options[name.slice(2)]?.multiple !== true)
    return new Set(names).size === names.length
  }

const withValues = (args: ReadonlyArray<string>, options: Options): Array<string> =>
  args.map((arg, index) => {
    const isText = arg.startsWith('--') && options[arg.slice(2)]?.type === 'string'
    const next = args[index + 1]
    return isText && (next === undefined || next.startsWith('--')) ? `${arg}=` : arg
  })

/** `none` if an option is unknown or repeated, or the number of positional arguments is another. */
export const readArguments = <O extends Options>(
  args: ReadonlyArray<string>,
  options: O,
  positionalCount = 0,
): O.Option<ReturnType<typeof parseArgs<Config<O>>>> =>
  pipe(
    O.fromPredicate(isGivenOnce(options))(args),
    O.chain(() =>
      O.tryCatch(() => parseArgs({ args: withValues(args, options), options, allowPositionals: true })),
    ),
    O.filter(({ positionals }) => positionals.length === positionalCount),
  )
