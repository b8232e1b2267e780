/** Asks once in `ms` at most, by a clock that never goes back, and repeats the last answer in between. */
export const atMostEvery = <Answer>(ms: number, clock: () => number, ask: () => Answer): (() => Answer) => {
  let last: { readonly at: number; readonly answer: Answer } | null = null
  return () => {
    const at = clock()
    if (last === null || at - last.at >= ms) last = { at, answer: ask() }
    return last.answer
  }
}
