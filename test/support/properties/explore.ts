/** A possible step, with its target state and the effects on the way. */
export type Move<S, Fact> = { readonly label: string; readonly state: S; readonly facts: ReadonlyArray<Fact> }

export type Model<S, Fact> = {
  readonly start: S
  /** Further states in which everything may begin, and what distinguishes each. */
  readonly others?: ReadonlyArray<{ readonly label: string; readonly state: S }>
  readonly moves: (state: S) => ReadonlyArray<Move<S, Fact>>
  /** The same text for equivalent states. */
  readonly key: (state: S) => string
}

export type Step<S, Fact> = { readonly before: S } & Move<S, Fact>

/** Called once for each step, including those that lead to a known state. */
export type IsBroken<S, Fact> = (step: Step<S, Fact>) => boolean

type Reached<S> = { readonly state: S; readonly by: string; readonly from: number }

export type Explored = {
  readonly states: number
  readonly steps: number
  /** The shortest counterexample of each property, by its index, or none. */
  readonly broken: ReadonlyArray<ReadonlyArray<string> | null>
  /** States from which no good state is reachable. */
  readonly stuck: ReadonlyArray<ReadonlyArray<string>>
}

const AT_THE_START = 'at the start'
const MOST_STATES = 200_000

type Asked<S, Fact> = {
  readonly properties: ReadonlyArray<IsBroken<S, Fact>>
  /** One of these must be reachable from every state. */
  readonly isGood?: (state: S) => boolean
}

const stuckIn = (count: number, good: ReadonlyArray<number>, into: ReadonlyArray<ReadonlyArray<number>>) => {
  const reaches = new Set(good)
  const waiting = [...good]
  for (const node of waiting)
    for (const from of into[node] ?? [])
      if (!reaches.has(from)) {
        reaches.add(from)
        waiting.push(from)
      }
  return Array.from({ length: count }, (_, node) => node).filter((node) => !reaches.has(node))
}

/** Every reachable state, breadth first, so that each path is a shortest one. Throws if there are more than the limit. */
export const explore = <S, Fact>(
  { start, others = [], moves, key }: Model<S, Fact>,
  { properties, isGood }: Asked<S, Fact>,
): Explored => {
  const starts = [{ label: '', state: start }, ...others]
  const reached: Array<Reached<S>> = starts.map(({ label, state }) => ({ state, by: label, from: -1 }))
  const nodes = new Map(starts.map(({ state }, node) => [key(state), node]))
  const into: Array<Array<number>> = starts.map(() => [])
  const broken: Array<ReadonlyArray<string> | null> = properties.map(() => null)
  let steps = 0

  const wayTo = (node: number): ReadonlyArray<string> => {
    const labels: Array<string> = []
    for (let at = node; at >= 0; at = reached[at]?.from ?? -1) labels.push(reached[at]?.by ?? '')
    return labels.toReversed().filter((label) => label !== '')
  }

  properties.forEach((isBroken, index) => {
    for (const { label, state } of starts)
      if (broken[index] === null && isBroken({ before: state, label: AT_THE_START, state, facts: [] }))
        broken[index] = [...(label === '' ? [] : [label]), AT_THE_START]
  })

  for (let node = 0; node < reached.length; node += 1) {
    const before = (reached[node] as Reached<S>).state
    for (const move of moves(before)) {
      steps += 1
      const step = { before, ...move }
      properties.forEach((isBroken, index) => {
        if (broken[index] === null && isBroken(step)) broken[index] = [...wayTo(node), move.label]
      })
      const text = key(move.state)
      const known = nodes.get(text)
      if (known !== undefined) {
        into[known]?.push(node)
        continue
      }
      if (reached.length === MOST_STATES) throw new Error(`more than ${MOST_STATES} states`)
      nodes.set(text, reached.length)
      into.push([node])
      reached.push({ state: move.state, by: move.label, from: node })
    }
    if (isGood === undefined && properties.length > 0 && broken.every((way) => way !== null)) break
  }

  const good = isGood === undefined ? [] : reached.flatMap(({ state }, node) => (isGood(state) ? [node] : []))
  const stuck = isGood === undefined ? [] : stuckIn(reached.length, good, into)
  return { states: reached.length, steps, broken, stuck: stuck.slice(0, 1).map(wayTo) }
}
