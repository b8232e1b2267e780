import type { Arrow, ChartState, Content } from './read-scxml'

/** What the document leaves to its host: guards and scripts over the host's data. */
export type Host<Data, Event> = {
  readonly allows: (arrow: Arrow, data: Data, event: Event) => boolean
  readonly run: (of: string, place: number, data: Data, event: Event) => Data
}

export type Standing<Data> = {
  readonly active: ReadonlyArray<ChartState>
  readonly history: Readonly<Record<string, ReadonlyArray<ChartState>>>
  readonly runs: ReadonlyArray<string>
  readonly timers: ReadonlyArray<string>
  readonly data: Data
}

const above = (state: ChartState): ReadonlyArray<ChartState> =>
  state.parent === null ? [] : [state.parent, ...above(state.parent)]

const isUnder = (state: ChartState, other: ChartState): boolean => above(state).includes(other)

const isCompound = ({ kind, states }: ChartState): boolean =>
  kind === 'scxml' || (kind === 'state' && states.length > 0)

const isAtomic = ({ kind, states }: ChartState): boolean => kind !== 'history' && states.length === 0

const matches = ({ event }: Arrow, name: string | null): boolean =>
  name === null || event === null ? event === name : name === event || name.startsWith(`${event}.`)

/** The algorithm of the recommendation but for `raise` and `done.state`, over plain data: each step leaves what it began with as it was. */
export const interpretScxml = <Data, Event>(all: ReadonlyArray<ChartState>, host: Host<Data, Event>) => {
  const chart = all[0] as ChartState
  const byId = new Map(all.map((state) => [state.id, state]))
  const get = (id: string): ChartState => {
    const found = byId.get(id)
    if (found === undefined) throw new Error(`no state ${id}`)
    return found
  }
  const inOrder = (states: Iterable<ChartState>) => [...new Set(states)].sort((a, b) => a.place - b.place)

  const led = ({ targets }: Arrow, history: Standing<Data>['history']): ReadonlyArray<ChartState> =>
    targets.map(get).flatMap((state) => {
      if (state.kind !== 'history') return [state]
      return history[state.id] ?? led(state.arrows[0] as Arrow, history)
    })

  const domainOf = (arrow: Arrow, history: Standing<Data>['history']): ChartState | null => {
    const to = led(arrow, history)
    if (to.length === 0) return null
    const { source, isInternal } = arrow
    if (isInternal && isCompound(source) && to.every((state) => isUnder(state, source))) return source
    return (
      above(source).find(
        (state) => isCompound(state) && [source, ...to].every((other) => isUnder(other, state)),
      ) ?? chart
    )
  }

  const exitedBy = (arrow: Arrow, { active, history }: Standing<Data>): ReadonlyArray<ChartState> => {
    const domain = domainOf(arrow, history)
    return domain === null ? [] : active.filter((state) => isUnder(state, domain))
  }

  const enabled = (standing: Standing<Data>, name: string | null, event: Event): ReadonlyArray<Arrow> => {
    const found = standing.active.filter(isAtomic).flatMap((atomic) => {
      for (const state of [atomic, ...above(atomic)])
        for (const arrow of state.arrows)
          if (matches(arrow, name) && (arrow.cond === null || host.allows(arrow, standing.data, event)))
            return [arrow]
      return []
    })
    const kept: Array<Arrow> = []
    for (const arrow of new Set(found)) {
      const leaves = exitedBy(arrow, standing)
      const conflicting = kept.filter((other) =>
        exitedBy(other, standing).some((state) => leaves.includes(state)),
      )
      if (conflicting.some((other) => !isUnder(arrow.source, other.source))) continue
      for (const other of conflicting) kept.splice(kept.indexOf(other), 1)
      kept.push(arrow)
    }
    return kept
  }

  const entered = (arrows: ReadonlyArray<Arrow>, history: Standing<Data>['history']) => {
    const states = new Set<ChartState>()
    const byDefault = new Set<ChartState>()
    const isEntered = (state: ChartState) =>
      [...states].some((other) => other === state || isUnder(other, state))
    const down = (state: ChartState): void => {
      if (state.kind === 'history') {
        for (const to of history[state.id] ?? led(state.arrows[0] as Arrow, history)) reach(to, state.parent)
        return
      }
      states.add(state)
      if (state.kind === 'parallel') for (const child of regions(state)) if (!isEntered(child)) down(child)
      if (state.kind === 'state' && state.states.length > 0) {
        byDefault.add(state)
        const [first] = state.initial
        for (const to of first === undefined ? [] : led(first, history)) reach(to, state)
      }
    }
    const reach = (state: ChartState, root: ChartState | null): void => {
      down(state)
      for (const parent of above(state)) {
        if (parent === root || parent === chart) break
        states.add(parent)
        if (parent.kind === 'parallel')
          for (const child of regions(parent)) if (!isEntered(child)) down(child)
      }
    }
    const regions = ({ states: inner }: ChartState) => inner.filter(({ kind }) => kind !== 'history')
    for (const arrow of arrows) for (const to of led(arrow, history)) reach(to, domainOf(arrow, history))
    return { states: inOrder(states), byDefault }
  }

  const microstep = (from: Standing<Data>, arrows: ReadonlyArray<Arrow>, event: Event): Standing<Data> => {
    let { data } = from
    const timers = new Set(from.timers)
    const execute = (content: ReadonlyArray<Content>): void => {
      for (const part of content)
        if (part.kind === 'script') data = host.run(part.of, part.place, data, event)
        else if (part.kind === 'send') timers.add(part.event)
        else timers.delete(part.event)
    }
    const leaving = inOrder(arrows.flatMap((arrow) => exitedBy(arrow, from))).toReversed()
    const remembered = leaving.flatMap((state) =>
      state.states
        .filter(({ kind }) => kind === 'history')
        .map((one): [string, ReadonlyArray<ChartState>] => [
          one.id,
          from.active.filter((other) =>
            one.isDeepHistory ? isAtomic(other) && isUnder(other, state) : other.parent === state,
          ),
        ]),
    )
    const runs = new Set(from.runs)
    for (const state of leaving) {
      execute(state.exit)
      for (const id of state.invokes) runs.delete(id)
    }
    for (const { content } of arrows) execute(content)
    const { states, byDefault } = entered(arrows, from.history)
    const history = { ...from.history, ...Object.fromEntries(remembered) }
    const active = inOrder([...from.active.filter((state) => !leaving.includes(state)), ...states])
    for (const state of states) {
      execute(state.entry)
      if (byDefault.has(state)) for (const { content } of state.initial) execute(content)
      for (const id of state.invokes) runs.add(id)
    }
    return { active, history, runs: [...runs], timers: [...timers], data }
  }

  const settle = (from: Standing<Data>, first: ReadonlyArray<Arrow>, event: Event): Standing<Data> => {
    let standing = microstep(from, first, event)
    for (;;) {
      const isOver = standing.active.some(({ kind, parent }) => kind === 'final' && parent === chart)
      const arrows = isOver ? [] : enabled(standing, null, event)
      if (arrows.length === 0) return standing
      standing = microstep(standing, arrows, event)
    }
  }

  const nothing = { active: [], history: {}, runs: [], timers: [] }
  return {
    start: (data: Data, event: Event): Standing<Data> => settle({ ...nothing, data }, chart.initial, event),
    /** An actor or timer ends before its event is processed. */
    take: (from: Standing<Data>, name: string, event: Event): Standing<Data> => {
      const isOver = (id: string) => name === id || name.endsWith(`.${id}`)
      const standing = {
        ...from,
        runs: from.runs.filter((id) => !isOver(id)),
        timers: from.timers.filter((id) => !isOver(id)),
      }
      return settle(standing, enabled(standing, name, event), event)
    },
  }
}
