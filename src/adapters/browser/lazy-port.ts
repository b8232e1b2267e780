import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'

type Unreachable = { readonly tag: 'unreachable'; readonly reason: string }

/** A port whose module is imported when it is called; a failed import counts as `unreachable`. */
export const lazyPort =
  <Args extends ReadonlyArray<unknown>, Failure, Value>(
    load: () => Promise<(...args: Args) => TE.TaskEither<Failure, Value>>,
  ): ((...args: Args) => TE.TaskEither<Failure | Unreachable, Value>) =>
  (...args) =>
  async () => {
    try {
      return await (await load())(...args)()
    } catch (error) {
      return E.left<Unreachable>({ tag: 'unreachable', reason: String(error) })
    }
  }
