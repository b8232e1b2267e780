/** `width` columns that start at `from` in the copy and at `to` in the tab. */
export type MovedColumns = { readonly from: number; readonly to: number; readonly width: number }

/**
 * Where the `width` columns of a copy belong now. `then` and `now` locate our columns by name when the copy was made and now. A
 * column of staff stays to the right of the same neighbour.
 */
export const movedColumns = (
  then: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  width: number,
): ReadonlyArray<MovedColumns> => {
  const ours = new Map(
    [...then].flatMap(([name, from]) => (now.has(name) ? [[from, now.get(name) ?? 0]] : [])),
  )
  if ([...ours].every(([from, to]) => from === to)) return [{ from: 0, to: 0, width }]
  const takenColumns = new Set(ours.values())
  const moved: Array<MovedColumns> = []
  let shift = 0
  for (let from = 0; from < width; from += 1) {
    const own = ours.get(from)
    if (own !== undefined) shift = own - from
    let to = own ?? from + shift
    if (own === undefined) {
      while (takenColumns.has(to)) to += 1
      takenColumns.add(to)
    }
    if (to < width) moved.push({ from, to, width: 1 })
  }
  return moved
}
