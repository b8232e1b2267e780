import * as O from 'fp-ts/Option'
import type { ChosenProducts } from './chosen-products'

const SEPARATOR = ','

/** The cell of the chosen products (M-107). */
export const joinTitles = (titles: ReadonlyArray<string>): string => titles.join(SEPARATOR)

/** The titles in the order of choosing. */
export const chosenTitles = (chosen: ChosenProducts): ReadonlyArray<string> =>
  chosen.map(({ title }) => title)

/**
 * Splits a cell into titles. A title may contain a comma, so longer known titles are tried first; `none` if any part is unknown.
 */
export const splitTitles = (
  known: ReadonlyArray<string>,
): ((cell: string) => O.Option<ReadonlyArray<string>>) => {
  const longestFirst = [...new Set(known)].sort((a, b) => b.length - a.length)
  return (cell) => {
    const deadEnds = new Set<number>()
    const readFrom = (start: number): ReadonlyArray<string> | null => {
      if (deadEnds.has(start)) return null
      for (const title of longestFirst) {
        const end = start + title.length
        if (!cell.startsWith(title, start)) continue
        if (end === cell.length) return [title]
        if (!cell.startsWith(SEPARATOR, end)) continue
        const rest = readFrom(end + SEPARATOR.length)
        if (rest !== null) return [title, ...rest]
      }
      deadEnds.add(start)
      return null
    }
    return cell === '' ? O.none : O.fromNullable(readFrom(0))
  }
}
