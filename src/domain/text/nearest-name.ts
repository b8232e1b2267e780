/** In letters; shorter names resemble each other by chance if two letters may differ. */
const LONG_NAME = 10

/** Whether so many letters inserted, left out, replaced or swapped with the next one make one text of the other. */
const isWithin = (edits: number, one: string, other: string): boolean => {
  if (one === other) return true
  if (edits === 0) return false
  if (one[0] !== undefined && one[0] === other[0]) return isWithin(edits, one.slice(1), other.slice(1))
  const editsLeft = edits - 1
  return (
    isWithin(editsLeft, one.slice(1), other.slice(1)) ||
    isWithin(editsLeft, one.slice(1), other) ||
    isWithin(editsLeft, one, other.slice(1)) ||
    (one[0] === other[1] && one[1] === other[0] && isWithin(editsLeft, one.slice(2), other.slice(2)))
  )
}

/** The name that was probably meant, or null; two swapped letters count as one mistake. */
export const nearestName = <Name extends string>(typed: string, names: ReadonlyArray<Name>): Name | null => {
  const near = (edits: number): Name | undefined => names.find((name) => isWithin(edits, typed, name))
  return near(1) ?? (typed.length < LONG_NAME ? undefined : near(2)) ?? null
}
