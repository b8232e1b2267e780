import * as TE from 'fp-ts/TaskEither'

/** Sorts a list once for each version of it, so that an unchanged list stays the same object. */
export const readSorted = <F, A>(
  read: TE.TaskEither<F, ReadonlyArray<A>>,
  sort: (list: ReadonlyArray<A>) => ReadonlyArray<A>,
): TE.TaskEither<F, ReadonlyArray<A>> => {
  let last: { readonly list: ReadonlyArray<A>; readonly sorted: ReadonlyArray<A> } | null = null
  return TE.map((list: ReadonlyArray<A>) => {
    if (last?.list !== list) last = { list, sorted: sort(list) }
    return last.sorted
  })(read)
}
