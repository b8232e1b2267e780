/** `given`: parameters that the machine fixes; empty if a function takes them from the context or the event. */
export type Call = { readonly name: string; readonly given: string }

/** `name` is the actor's slot. */
export type Actor = Call & { readonly id: string }

export type Trigger =
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'after'; readonly delay: string; readonly ms: number }
  | { readonly kind: 'done' | 'error'; readonly actor: string }
  | { readonly kind: 'finished'; readonly state: string }
  | { readonly kind: 'always' }

/** `order` counts from 1 among the `of` transitions for the same state and event. An internal transition has no target. */
export type FlowTransition = {
  readonly id: string
  readonly from: string
  /** As XState names it; empty for an `always` transition. */
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

/** Paths are dotted; the machine's own path is `#` and its id. */
export type FlowState = {
  readonly path: string
  readonly name: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isDeepHistory: boolean
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
