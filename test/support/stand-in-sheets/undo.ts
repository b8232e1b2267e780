import type { Request } from './batch-update'
import { type Book, putTab, tabById } from './book'
import { rearrange } from './dimension-requests'
import { cellAt, wholeOf, withCells } from './tab'
import { restoreContents } from './undo-contents'
import { type Later, placeNow, rearrangementOf } from './undo-places'

type Step = readonly [before: Book, request: Request, after: Book]

/** Rows or columns that were deleted come back with cells and metadata, those that came go. */
const turnBack = (
  draft: Book,
  before: Book,
  { sheetId, dimension, change }: Later,
  later: ReadonlyArray<Later>,
): void => {
  const now = (index: number) => placeNow(later, sheetId, dimension, index)
  const { at, count } = change
  const tab = () => tabById(draft, sheetId)
  if (change.kind === 'insert') {
    const places = Array.from({ length: count }, (_, offset) => now(at + offset))
    for (const place of places.filter((one) => one !== null).toSorted((one, other) => other - one))
      rearrange(draft, tab(), dimension, { kind: 'delete', at: place, count: 1 })
    return
  }
  if (change.kind === 'move') {
    const place = now(change.to > at ? change.to - count : change.to)
    if (place === null) return
    rearrange(draft, tab(), dimension, { kind: 'move', at: place, count, to: at > place ? at + count : at })
    return
  }
  const place = Math.min(now(at) ?? at, dimension === 'ROWS' ? tab().rowCount : tab().columnCount)
  rearrange(draft, tab(), dimension, { kind: 'insert', at: place, count })
  const former = tabById(before, sheetId)
  const whole = wholeOf(tab())
  const area =
    dimension === 'ROWS'
      ? { ...whole, startRow: place, endRow: place + count }
      : { ...whole, endRow: tab().rows.length, startColumn: place, endColumn: place + count }
  putTab(
    draft,
    withCells(tab(), area, (_, row, column) =>
      dimension === 'ROWS'
        ? cellAt(former, at + row - place, column)
        : cellAt(former, row, at + column - place),
    ),
  )
  const type = dimension === 'ROWS' ? 'ROW' : 'COLUMN'
  const metadata = new Map(draft.metadata)
  for (const [id, entry] of before.metadata) {
    const { location } = entry
    if (location.type !== type || location.sheetId !== sheetId) continue
    const offset = location.index - at
    if (offset >= 0 && offset < count)
      metadata.set(id, { ...entry, location: { ...location, index: place + offset } })
  }
  draft.metadata = metadata
}

const MOST_KEPT = 100

/**
 * Keeps what the owner did, and takes back the last action step by step. That rows which come back have their metadata again
 * is assumed, as no page says it.
 */
export const createUndo = () => {
  const actions: Array<{ readonly steps: ReadonlyArray<Step>; readonly later: Array<Later> }> = []
  return {
    keep: (steps: ReadonlyArray<Step>) => {
      actions.push({ steps, later: [] })
      if (actions.length > MOST_KEPT) actions.shift()
    },
    /** Notes what calls rearranged since. */
    follow: (requests: ReadonlyArray<Request>) => {
      for (const { later } of actions) later.push(...requests.flatMap(rearrangementOf))
    },
    takeBack: (draft: Book): void => {
      const last = actions.pop()
      if (last === undefined) throw new Error('there is nothing to undo')
      const { steps, later } = last
      for (const step of steps.toReversed()) {
        const [before, request, after] = step
        const [own] = rearrangementOf(request)
        if (own !== undefined) turnBack(draft, before, own, later)
        else restoreContents(draft, before, after, later)
      }
    },
  }
}
