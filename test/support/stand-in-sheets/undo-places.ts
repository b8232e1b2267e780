import type { DimensionRange } from './area'
import type { Request } from './batch-update'
import { type Dimension, movedIndex, type Rearrangement } from './rearrange'

/** Rows or columns that a call rearranged since. */
export type Later = {
  readonly sheetId: number
  readonly dimension: Dimension
  readonly change: Rearrangement
}

/** What a request does to rows or columns. */
export const rearrangementOf = ({
  deleteDimension,
  insertDimension,
  moveDimension,
}: Request): ReadonlyArray<Later> => {
  const read = (range: DimensionRange | undefined, change: (at: number, count: number) => Rearrangement) => {
    if (range === undefined) return []
    const { sheetId = 0, dimension, startIndex = 0, endIndex = startIndex + 1 } = range
    return [{ sheetId, dimension, change: change(startIndex, endIndex - startIndex) }]
  }
  return [
    ...read(deleteDimension?.range, (at, count) => ({ kind: 'delete', at, count })),
    ...read(insertDimension?.range, (at, count) => ({ kind: 'insert', at, count })),
    ...read(moveDimension?.source, (at, count) => ({
      kind: 'move',
      at,
      count,
      to: moveDimension?.destinationIndex ?? 0,
    })),
  ]
}

/** Where a row or column of then is now; null if a call deleted it since. */
export const placeNow = (
  later: ReadonlyArray<Later>,
  sheetId: number,
  dimension: Dimension,
  index: number,
): number | null =>
  later.reduce<number | null>(
    (place, one) =>
      place === null || one.sheetId !== sheetId || one.dimension !== dimension
        ? place
        : movedIndex(one.change, place),
    index,
  )
