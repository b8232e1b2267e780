import type { Flow } from '../../../scripts/diagrams/flow-files'
import { type Cell, cellTitle } from '../../../scripts/diagrams/to-matrix'
import { matrixOf } from '../../../scripts/diagrams/to-page'
import type { NamedCells } from '../../../scripts/diagrams/to-pages'
import { eventTypesOf } from '../../../scripts/diagrams/trigger-text'
import type { RunTest as WholeTest } from './gather-evidence'
import { walkedCell } from './walked'

type RunTest = Pick<WholeTest, 'file' | 'title' | 'state' | 'walked'>

const OWN_WALK = 'test/diagrams/cells.test.ts'

const cellsOf = (flow: Flow): ReadonlyArray<Cell> => matrixOf(flow).rows.flatMap(({ cells }) => cells)

/** A file may test several flows at once. */
const BY_EXAMPLE = /^test\/domain\/flows\/[^/]+\.machine\.test\.ts$/

const isByExample = ({ file, state }: RunTest): boolean => state === 'passed' && BY_EXAMPLE.test(file)

const takes = ({ walked }: RunTest, { machine, model }: Flow, { event, state }: Cell): boolean =>
  eventTypesOf(model, event).some((type) => walked[machine.id]?.includes(walkedCell(state, type)))

/** Of what a state takes, and not of the step that led there. */
const SUMMARY = / in each state > /

/** Lower says more of a step. */
const rank = ({ title, walked }: RunTest): number =>
  Object.values(walked).flat().length + (SUMMARY.test(title) ? 1_000 : 0)

/** For each cell the test that says most of it: the one of fewest steps. */
export const namedCells = (flows: ReadonlyArray<Flow>, run: ReadonlyArray<RunTest>): NamedCells => {
  const examples = run.filter(isByExample).toSorted((a, b) => rank(a) - rank(b))
  return Object.fromEntries(
    flows.map((flow) => {
      const named = cellsOf(flow).flatMap((cell) => {
        const test = examples.find((each) => takes(each, flow, cell))
        return test === undefined ? [] : [[cellTitle(cell), test.title]]
      })
      return [flow.name, Object.fromEntries(named)]
    }),
  )
}

/** The cells whose walk did not pass, and those whose test does not take them. */
export const cellsWithoutTest = (
  flows: ReadonlyArray<Flow>,
  run: ReadonlyArray<RunTest>,
  named: NamedCells,
): ReadonlyArray<string> => {
  const walks = new Set(
    run.filter(({ file, state }) => file === OWN_WALK && state === 'passed').map(({ title }) => title),
  )
  const examples = run.filter(isByExample)
  return flows.flatMap((flow) =>
    cellsOf(flow).flatMap((cell) => {
      const title = `${flow.name} > ${cellTitle(cell)}`
      const example = named[flow.name]?.[cellTitle(cell)]
      const isTaken =
        example === undefined || examples.some((test) => test.title === example && takes(test, flow, cell))
      return [
        ...(walks.has(title) ? [] : [title]),
        ...(isTaken ? [] : [`${title} by "${example}": run \`npm run diagrams\``]),
      ]
    }),
  )
}
