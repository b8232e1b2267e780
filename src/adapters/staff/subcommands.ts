import * as E from 'fp-ts/Either'
import { type Command, type ExitCode, misused, type Terminal } from './command'
import { readArguments } from './read-arguments'

type Subcommands<Context> = {
  readonly list: (context: Context) => Promise<ExitCode>
  /** Actions by name; each takes the next argument, empty if there is none. */
  readonly others: Readonly<Record<string, (context: Context, argument: string) => Promise<ExitCode>>>
  /** The message if the first argument is none of these. */
  readonly misuse: string
}

/** Runs what the first argument names: `list`, or one of `others` with the second argument. */
export const subcommands =
  <Context extends Terminal>({ list, others, misuse }: Subcommands<Context>): Command<Context>['run'] =>
  async (args, context) => {
    const [what = ''] = args
    const read = readArguments(args, {}, what === 'list' ? 1 : 2)
    if (E.isLeft(read)) return misused(context, read.left)
    if (what === 'list') return list(context)
    const other = Object.hasOwn(others, what) ? others[what] : undefined
    return other === undefined ? misused(context, misuse) : other(context, read.right.positionals[1] ?? '')
  }
