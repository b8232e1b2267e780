import { closestMatch } from 'leven'

/** In letters; shorter names resemble each other by chance if two letters may differ. */
const LONG_NAME = 10

const withTwoSwapped = (name: string): ReadonlyArray<string> =>
  Array.from(
    { length: name.length - 1 },
    (_, at) => `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`,
  )

/** The name that was probably meant, or null; two swapped letters count as one mistake. */
export const nearestName = <Name extends string>(typed: string, names: ReadonlyArray<Name>): Name | null => {
  const swapped = withTwoSwapped(typed)
  const maxDistance = typed.length < LONG_NAME ? 1 : 2
  const found = names.find((name) => swapped.includes(name)) ?? closestMatch(typed, names, { maxDistance })
  return names.find((name) => name === found) ?? null
}
