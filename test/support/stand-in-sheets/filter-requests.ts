import { areaOf, type GridRange, rangeOf } from './area'
import { type Actor, type Book, putTab, tabById } from './book'
import { type SortSpec, sortRange } from './sort-range'

type FilterBody = {
  readonly range?: GridRange
  readonly sortSpecs?: ReadonlyArray<SortSpec>
  readonly filterSpecs?: ReadonlyArray<{
    readonly columnIndex?: number
    readonly filterCriteria?: { readonly hiddenValues?: ReadonlyArray<string> }
  }>
}

/**
 * A filter hides rows and moves none; with `sortSpecs` it sorts them, too: `…/request#SetBasicFilterRequest`.
 */
export const setBasicFilter = (
  book: Book,
  { filter: { range = {}, sortSpecs = [], filterSpecs = [] } = {} }: { readonly filter?: FilterBody },
  actor: Actor,
): void => {
  const area = areaOf(book, range)
  const hidden = filterSpecs.map(
    ({ columnIndex = 0, filterCriteria = {} }) => [columnIndex, filterCriteria.hiddenValues ?? []] as const,
  )
  if (sortSpecs.length > 0)
    sortRange(book, { range: { ...rangeOf(area), startRowIndex: area.startRow + 1 }, sortSpecs }, actor)
  putTab(book, { ...tabById(book, area.sheetId), filter: { area, hidden: new Map(hidden) } })
}

export const clearBasicFilter = (book: Book, { sheetId = 0 }: { readonly sheetId?: number }): void =>
  putTab(book, { ...tabById(book, sheetId), filter: null })
