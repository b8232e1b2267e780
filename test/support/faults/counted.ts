/** Takes what should be there once each and what is there, gives what is missing, what is there again and what nobody asked for. */
export const counted = <A>(wanted: ReadonlySet<A>, found: ReadonlyArray<A>) => {
  const there = new Set(found)
  return {
    lost: [...wanted].filter((item) => !there.has(item)),
    doubled: found.length - there.size,
    unasked: [...there].filter((item) => !wanted.has(item)),
  }
}
