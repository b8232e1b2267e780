/** Sorts by a date as text, the newest first. */
export const newestFirst =
  <A>(dateOf: (entry: A) => string) =>
  (entries: ReadonlyArray<A>): ReadonlyArray<A> =>
    entries.toSorted((one, other) => Date.parse(dateOf(other)) - Date.parse(dateOf(one)))
