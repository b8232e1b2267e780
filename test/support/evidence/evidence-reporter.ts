import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import type { Flow } from '../../../scripts/diagrams/flow-files'
import { type Evidence, type FlowTransitions, KINDS, LONG_PROJECTS } from './evidence'
import { gatherEvidence, type RunTest } from './gather-evidence'
import { namedTestsNotPassed, rowsWithoutTest, transitionsWithoutTest } from './missing-evidence'
import type * as NamedCellsModule from './named-cells'
import type * as ReadNamedCellsModule from './read-named-cells'
import type * as ReadNamedTestsModule from './read-named-tests'
import { readRows } from './read-rows'
import { type RunFacts, sourcesDigest } from './sources-digest'

const SUPPORT = 'test/support/evidence'
const FLOWS = 'scripts/diagrams/flow-files.ts'

/** Test each transition. */
const OF_FLOWS = ['domain', 'ui']

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
 * Fails `npm test` and `npm run test:all` where a transition has no test that passed; the latter also where a row or a page has none, and
 * keeps what was shown.
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
      !OF_FLOWS.every((name) => projects.includes(name)) ||
      vitest.config.testNamePattern !== undefined
    )
      return void process.stdout.write(
        '\nnot a whole run: rows, cells, transitions and pages were not asked for\n',
      )
    const { readFlows } = await vitest.import<{ readFlows: () => ReadonlyArray<Flow> }>(resolve(FLOWS))
    const run = modules.flatMap(testsOf)
    const evidence = gatherEvidence(readRows(), readFlows().map(flowTransitions), run)
    const load = <Module>(name: string) => vitest.import<Module>(resolve(SUPPORT, `${name}.ts`))
    const { cellsWithoutTest } = await load<typeof NamedCellsModule>('named-cells')
    const { readNamedCells } = await load<typeof ReadNamedCellsModule>('read-named-cells')
    const { readNamedTests } = await load<typeof ReadNamedTestsModule>('read-named-tests')
    report('cells without a test that passed', cellsWithoutTest(readFlows(), run, readNamedCells()))
    report('transitions without a test that passed', transitionsWithoutTest(evidence))
    if (!LONG_PROJECTS.every((name) => projects.includes(name)))
      return void process.stdout.write('\nnot a run of all tests: rows and pages were not asked for\n')
    report('rows without a test that passed', rowsWithoutTest(evidence))
    report('tests named on a page that did not pass', namedTestsNotPassed(readNamedTests(), run))
    keep(evidence)
  }
}
