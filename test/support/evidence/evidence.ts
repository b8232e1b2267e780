import type { TestModule } from 'vitest/node'

/** What a test is made of: rules and adapters without a browser, views in jsdom, the site in a real browser. */
export type Kind = 'rule' | 'view' | 'browser'

export type TestEvidence = {
  readonly kind: Kind
  readonly file: string
  readonly title: string
  readonly state: string
}

const KINDS: Readonly<Record<string, Kind>> = {
  domain: 'rule',
  adapters: 'rule',
  ui: 'view',
  browser: 'browser',
}

/** Takes the modules of a run and the folder they lie in, gives one line per test. */
export const testEvidence = (modules: ReadonlyArray<TestModule>, root: string): ReadonlyArray<TestEvidence> =>
  modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      kind: KINDS[module.project.name] ?? 'rule',
      file: module.moduleId.replace(`${root}/`, ''),
      title: test.fullName,
      state: test.result().state,
    })),
  )

/** Takes a title, gives the rows it carries: `[M-046]`, `[M-085, M-132]`. */
export const rowsOf = (title: string): ReadonlyArray<string> => [...new Set(title.match(/M-\d{3}/g) ?? [])]
