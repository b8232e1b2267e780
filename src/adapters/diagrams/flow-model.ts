/** How a transition comes about: an event, a delay that ends, an actor that answers or breaks, nothing at all, or the start. */
export type Trigger =
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'after'; readonly delay: string; readonly ms: number }
  | { readonly kind: 'done' | 'error'; readonly actor: string }
  | { readonly kind: 'finished'; readonly state: string }
  | { readonly kind: 'always' }

/** One transition as an auditor checks it; an internal one has no target and leaves the state as it is. */
export type FlowTransition = {
  readonly id: string
  readonly from: string
  readonly trigger: Trigger
  readonly guard: string | null
  readonly targets: ReadonlyArray<string>
  readonly actions: ReadonlyArray<string>
  readonly reenters: boolean
  readonly description: string | null
}

/** One state with the states in it; paths are dotted, that of the machine itself is `#` and its name. */
export type FlowState = {
  readonly path: string
  readonly name: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly initial: string | null
  readonly tags: ReadonlyArray<string>
  readonly entry: ReadonlyArray<string>
  readonly exit: ReadonlyArray<string>
  readonly invokes: ReadonlyArray<string>
  readonly description: string | null
  readonly states: ReadonlyArray<FlowState>
}

/** A machine as plain data. */
export type FlowModel = {
  readonly id: string
  readonly root: FlowState
  readonly transitions: ReadonlyArray<FlowTransition>
}
