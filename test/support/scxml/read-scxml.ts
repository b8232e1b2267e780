/** Executable content: a script by the element it stands in and its place there. */
export type Content =
  | { readonly kind: 'script'; readonly of: string; readonly place: number }
  | { readonly kind: 'send' | 'cancel'; readonly event: string }
export type Arrow = {
  readonly source: ChartState
  readonly event: string | null
  readonly cond: string | null
  readonly targets: ReadonlyArray<string>
  readonly isInternal: boolean
  readonly id: string
  readonly content: ReadonlyArray<Content>
}
export type ChartState = {
  readonly id: string
  readonly kind: string
  readonly parent: ChartState | null
  readonly place: number
  readonly isDeepHistory: boolean
  readonly states: Array<ChartState>
  readonly initial: Array<Arrow>
  readonly arrows: Array<Arrow>
  readonly entry: Array<Content>
  readonly exit: Array<Content>
  readonly invokes: Array<string>
}

const STATES = ['scxml', 'state', 'parallel', 'final', 'history']

const contentOf = (element: Element, of: string): ReadonlyArray<Content> => {
  let place = 0
  return [...element.children].map((child): Content => {
    if (child.localName === 'send') return { kind: 'send', event: child.getAttribute('event') ?? '' }
    if (child.localName === 'cancel') return { kind: 'cancel', event: child.getAttribute('sendid') ?? '' }
    place += 1
    return { kind: 'script', of, place: place - 1 }
  })
}

const arrowOf = (element: Element, source: ChartState, of: string | null): Arrow => {
  const id = of ?? element.getAttribute('flow:id') ?? ''
  return {
    source,
    id,
    event: element.getAttribute('event'),
    cond: element.getAttribute('cond'),
    targets: element.getAttribute('target')?.split(' ') ?? [],
    isInternal: element.getAttribute('type') === 'internal',
    content: contentOf(element, id),
  }
}

/** The whole chart, in the order of the document: `scxml` first. */
export const readScxml = (text: string): ReadonlyArray<ChartState> => {
  const all: Array<ChartState> = []
  const read = (element: Element, parent: ChartState | null): ChartState => {
    const id = element.getAttribute('id') ?? element.localName
    const state: ChartState = {
      id,
      kind: element.localName,
      parent,
      place: all.length,
      isDeepHistory: element.getAttribute('type') === 'deep',
      states: [],
      initial: [],
      arrows: [],
      entry: [],
      exit: [],
      invokes: [],
    }
    all.push(state)
    for (const child of element.children) {
      if (STATES.includes(child.localName)) state.states.push(read(child, state))
      if (child.localName === 'initial')
        for (const inner of child.children) state.initial.push(arrowOf(inner, state, `${id} initial`))
      if (child.localName === 'transition') state.arrows.push(arrowOf(child, state, null))
      if (child.localName === 'onentry') state.entry.push(...contentOf(child, `${id} entry`))
      if (child.localName === 'onexit') state.exit.push(...contentOf(child, `${id} exit`))
      if (child.localName === 'invoke') state.invokes.push(child.getAttribute('id') ?? '')
    }
    return state
  }
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml')
  const chart = read(documentElement, null)
  const first = documentElement.getAttribute('initial')?.split(' ') ?? []
  chart.initial.push({
    source: chart,
    event: null,
    cond: null,
    targets: first,
    isInternal: false,
    id: '',
    content: [],
  })
  return all
}
