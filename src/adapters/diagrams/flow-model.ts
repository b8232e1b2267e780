export type Call = { readonly name: string; readonly given: string; readonly isTold: boolean }

/** `name` is its slot. */
export type Actor = Call & { readonly id: string }

export type Trigger =
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'after'; readonly delay: string; readonly ms: number }
  | { readonly kind: 'done' | 'error'; readonly actor: string }
  | { readonly kind: 'finished'; readonly state: string }
  | { readonly kind: 'always' }

/** The `order`-th of `of` for its state and event; an internal transition has no target and leaves the state as it is. */
export type FlowTransition = {
  readonly id: string
  readonly from: string
  /** As XState names it; empty where it is taken at once. */
  readonly eventType: string
  readonly trigger: Trigger
  readonly order: number
  readonly of: number
  readonly guard: Call | null
  readonly targets: ReadonlyArray<string>
  readonly actions: ReadonlyArray<Call>
  readonly reenters: boolean
  readonly description: string | null
}

/** Paths are dotted; that of the machine itself is `#` and its name. */
export type FlowState = {
  readonly path: string
  readonly name: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** A history that also remembers the states inside the one it leads to. */
  readonly isDeep: boolean
  readonly initial: string | null
  readonly initialActions: ReadonlyArray<Call>
  readonly tags: ReadonlyArray<string>
  readonly entry: ReadonlyArray<Call>
  readonly exit: ReadonlyArray<Call>
  readonly invokes: ReadonlyArray<Actor>
  readonly description: string | null
  readonly states: ReadonlyArray<FlowState>
}

export type FlowModel = {
  readonly id: string
  readonly root: FlowState
  readonly transitions: ReadonlyArray<FlowTransition>
}
