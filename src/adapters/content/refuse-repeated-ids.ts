import * as E from 'fp-ts/Either'
import type { ContentFailure } from '../../ports/content-failure'
import { unreadable } from './content-failure'

export type FoundEntry<A> = { readonly file: string; readonly entry: A }

/** Keeps the first of the entries that share an id; the others are failures that name its file. */
export const refuseRepeatedIds = <A extends { readonly id: string }>(
  found: ReadonlyArray<FoundEntry<A>>,
): ReadonlyArray<E.Either<ContentFailure, A>> => {
  const firstFiles = new Map(found.toReversed().map(({ file, entry }) => [entry.id, file]))
  return found.map(({ file, entry }) => {
    const firstFile = firstFiles.get(entry.id)
    return firstFile === file
      ? E.right(entry)
      : E.left(unreadable(file)(`Mã id ${entry.id} đã được dùng trong ${firstFile}.`))
  })
}
