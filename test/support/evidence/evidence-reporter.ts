import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import type { Flow } from '../../../scripts/diagrams/flow-files'
import type { FlowTransitions, Kind, Row } from './evidence'
import { gatherEvidence, type RunTest } from './gather-evidence'
import { namedTestsNotPassed, rowsWithoutTest, transitionsWithoutTest } from './missing-evidence'
import type * as NamedCellsModule from './named-cells'
import type * as ReadNamedCellsModule from './read-named-cells'
import type * as ReadNamedTestsModule from './read-named-tests'
import { readPropertyRows } from './read-property-rows'
import { type RunFacts, sourcesDigest } from './sources-digest'

const SUPPORT = 'test/support/evidence'
const FLOWS = 'scripts/diagrams/flow-files.ts'

const KINDS: Readonly<Record<string, Kind>> = {
  domain: 'rule',
  adapters: 'rule',
  ui: 'view',
  browser: 'browser',
  looks: 'browser',
}

/** Of `npm test`. */
const PROJECTS = ['domain', 'adapters', 'ui', 'browser']

/** The rows of the specification, then the safety properties. */
const readRows = (): ReadonlyArray<Row> => [
  ...JSON.parse(readFileSync('test/rows.json', 'utf8')),
  ...readPropertyRows(),
]
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

/** After a run of everything: keeps what was shown, and fails where a row or a transition has no test. */
export default class EvidenceReporter implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  async onTestRunEnd(modules: ReadonlyArray<TestModule>): Promise<void> {
    const { vitest } = this
    if (vitest === undefined) return
    const files = await vitest.globTestSpecifications()
    const projects = modules.map(({ project }) => project.name)
    if (
      modules.length < files.length ||
      !PROJECTS.every((name) => projects.includes(name)) ||
      vitest.config.testNamePattern !== undefined
    )
      return void process.stdout.write(
        '\nnot a whole run: rows, cells, transitions and pages were not asked for\n',
      )
    const { readFlows } = await vitest.import<{ readFlows: () => ReadonlyArray<Flow> }>(resolve(FLOWS))
    const run = modules.flatMap(testsOf)
    const evidence = gatherEvidence(readRows(), readFlows().map(flowTransitions), run)
    mkdirSync('reports', { recursive: true })
    const facts: RunFacts = { at: new Date().toISOString(), node: process.version, sources: sourcesDigest() }
    writeFileSync('reports/evidence.json', JSON.stringify({ ...evidence, run: facts }))
    report('rows without a test that passed', rowsWithoutTest(evidence))
    const load = <Module>(name: string) => vitest.import<Module>(resolve(SUPPORT, `${name}.ts`))
    const { cellsWithoutTest } = await load<typeof NamedCellsModule>('named-cells')
    const { readNamedCells } = await load<typeof ReadNamedCellsModule>('read-named-cells')
    const { readNamedTests } = await load<typeof ReadNamedTestsModule>('read-named-tests')
    report('cells without a test that passed', cellsWithoutTest(readFlows(), run, readNamedCells()))
    report('transitions without a test that passed', transitionsWithoutTest(evidence))
    report('tests named on a page that did not pass', namedTestsNotPassed(readNamedTests(), run))
  }
}
