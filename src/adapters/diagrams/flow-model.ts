/** A guard, an action or an actor by name, and what it is given; `isTold` where that is a value. */
export type Call = { readonly name: string; readonly given: string; readonly isTold: boolean }

/** How a transition comes about: an event, a delay that ends, an actor that answers or breaks, nothing at all, or the start. */
export type Trigger =
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'after'; readonly delay: string; readonly ms: number }
  | { readonly kind: 'done' | 'error'; readonly actor: string }
  | { readonly kind: 'finished'; readonly state: string }
  | { readonly kind: 'always' }

/** One transition as an auditor checks it: the `order`-th of `of` for its state and event; an internal one has no target and leaves the state as it is. */
export type FlowTransition = {
  readonly id: string
  readonly from: string
  readonly trigger: Trigger
  readonly order: number
  readonly of: number
  readonly guard: Call | null
  readonly targets: ReadonlyArray<string>
  readonly actions: ReadonlyArray<Call>
  readonly reenters: boolean
  readonly description: string | null
}

/** One state with the states in it; paths are dotted, that of the machine itself is `#` and its name. */
export type FlowState = {
  readonly path: string
  readonly name: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly initial: string | null
  readonly initialActions: ReadonlyArray<Call>
  readonly tags: ReadonlyArray<string>
  readonly entry: ReadonlyArray<Call>
  readonly exit: ReadonlyArray<Call>
  readonly invokes: ReadonlyArray<Call>
  readonly description: string | null
  readonly states: ReadonlyArray<FlowState>
}

/** A machine as plain data. */
export type FlowModel = {
  readonly id: string
  readonly root: FlowState
  readonly transitions: ReadonlyArray<FlowTransition>
}
