/** What a test is made of: rules and adapters without a browser, views in jsdom, the site in a real browser. */
export type Kind = 'rule' | 'view' | 'browser'

/** Projects of vitest.config.ts that `npm run test:all` runs, and `npm test` does not. */
export const LONG_PROJECTS: ReadonlyArray<string> = ['processes', 'browser', 'looks']

/** By project of vitest.config.ts. */
export const KINDS: Readonly<Record<string, Kind>> = {
  domain: 'rule',
  adapters: 'rule',
  processes: 'rule',
  ui: 'view',
  smoke: 'browser',
  browser: 'browser',
  looks: 'browser',
}

export type TestEvidence = {
  readonly kind: Kind
  readonly file: string
  readonly title: string
  /** Where it stands in its file, from 1. */
  readonly line?: number
  readonly state: string
}

/** A row of the specification, or a property of a flow, and the kinds of test that have to show it. */
export type Row = {
  readonly row: string
  readonly shownBy: ReadonlyArray<Kind>
  readonly text: string
  readonly flow?: string
}
export type RowEvidence = Row & { readonly tests: ReadonlyArray<TestEvidence> }

/** A flow, its machine's id and the ids of its transitions. */
export type FlowTransitions = {
  readonly name: string
  readonly machine: string
  readonly transitions: ReadonlyArray<string>
}
export type TransitionEvidence = { readonly id: string; readonly tests: ReadonlyArray<TestEvidence> }
export type FlowEvidence = {
  readonly name: string
  readonly transitions: ReadonlyArray<TransitionEvidence>
}

/** What a whole run showed. */
export type Evidence = {
  readonly rows: ReadonlyArray<RowEvidence>
  readonly flows: ReadonlyArray<FlowEvidence>
}
