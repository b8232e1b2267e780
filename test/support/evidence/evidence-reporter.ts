import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import type { Flow } from '../../../scripts/diagrams/flow-files'
import { type Evidence, type FlowTransitions, KINDS, type Kind } from './evidence'
import { gatherEvidence, type RunTest } from './gather-evidence'
import { namedTestsNotPassed, rowsWithoutTest, transitionsWithoutTest } from './missing-evidence'
import type * as NamedCellsModule from './named-cells'
import type * as ReadNamedCellsModule from './read-named-cells'
import type * as ReadNamedTestsModule from './read-named-tests'
import { readRows } from './read-rows'
import { type RunFacts, sourcesDigest } from './sources-digest'

const SUPPORT = 'test/support/evidence'
const FLOWS = 'scripts/diagrams/flow-files.ts'

/** Without these a run shows no row as a whole. */
const OF_EACH_RUN = ['domain', 'adapters', 'ui']

const flowTransitions = ({ name, machine, model }: Flow): FlowTransitions => ({
  name,
  machine: machine.id,
  transitions: model.transitions.map(({ id }) => id),
})

const testsOf = (module: TestModule): ReadonlyArray<RunTest> =>
  [...module.children.allTests()].map((test) => ({
    kind: KINDS[module.project.name] ?? 'rule',
    file: module.moduleId.replace(`${process.cwd()}/`, ''),
    title: test.fullName,
    ...(test.location === undefined ? {} : { line: test.location.line }),
    state: test.result().state,
    walked: test.meta().walked ?? {},
  }))

const report = (what: string, missing: ReadonlyArray<string>): void => {
  process.stdout.write(`\n${what}: ${missing.length === 0 ? 'none' : `\n  ${missing.join('\n  ')}`}\n`)
  if (missing.length > 0) process.exitCode = 1
}

const keep = (evidence: Evidence): void => {
  mkdirSync('reports', { recursive: true })
  const run: RunFacts = { at: new Date().toISOString(), node: process.version, sources: sourcesDigest() }
  writeFileSync('reports/evidence.json', JSON.stringify({ ...evidence, run }))
}

/**
 * Fails a run of `npm test` or `npm run test:all` where a row or a transition has no test that passed. `npm test` leaves most tests in
 * a browser out, so only `npm run test:all` looks for the rows that need one, and keeps what was shown.
 */
export default class EvidenceReporter implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  async onTestRunEnd(modules: ReadonlyArray<TestModule>): Promise<void> {
    const { vitest } = this
    if (vitest === undefined) return
    const specifications = await vitest.globTestSpecifications()
    const projects = modules.map(({ project }) => project.name)
    if (
      modules.length < specifications.length ||
      !OF_EACH_RUN.every((name) => projects.includes(name)) ||
      vitest.config.testNamePattern !== undefined
    )
      return void process.stdout.write(
        '\nnot a whole run: rows, cells, transitions and pages were not asked for\n',
      )
    const { readFlows } = await vitest.import<{ readFlows: () => ReadonlyArray<Flow> }>(resolve(FLOWS))
    const run = modules.flatMap(testsOf)
    const evidence = gatherEvidence(readRows(), readFlows().map(flowTransitions), run)
    const hasAllInBrowser = projects.includes('browser')
    if (hasAllInBrowser) keep(evidence)
    const kinds = new Set<Kind>(['rule', 'view', ...(hasAllInBrowser ? ['browser' as const] : [])])
    report('rows without a test that passed', rowsWithoutTest(evidence, kinds))
    const load = <Module>(name: string) => vitest.import<Module>(resolve(SUPPORT, `${name}.ts`))
    const { cellsWithoutTest } = await load<typeof NamedCellsModule>('named-cells')
    const { readNamedCells } = await load<typeof ReadNamedCellsModule>('read-named-cells')
    const { readNamedTests } = await load<typeof ReadNamedTestsModule>('read-named-tests')
    report('cells without a test that passed', cellsWithoutTest(readFlows(), run, readNamedCells()))
    report('transitions without a test that passed', transitionsWithoutTest(evidence))
    const files = new Set(run.map(({ file }) => file))
    const named = readNamedTests().filter(([file]) => hasAllInBrowser || files.has(file))
    report('tests named on a page that did not pass', namedTestsNotPassed(named, run))
  }
}
