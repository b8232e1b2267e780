/** At most `lanes` at once; the results are in order. */
export const inParallel = async <A, B>(
  lanes: number,
  items: ReadonlyArray<A>,
  turn: (item: A) => Promise<B>,
): Promise<ReadonlyArray<B>> => {
  const results: Array<B> = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await turn(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
