import type { AnyStateMachine } from 'xstate'
import { followed } from '../../../scripts/diagrams/behaviour'
import type { Flow } from '../../../scripts/diagrams/flow-files'
import { readFlowModel } from '../../../scripts/diagrams/read-flow-model'
import { examplesOf, toTables } from '../../../scripts/diagrams/to-page'

const altered = (flow: Flow, machine: AnyStateMachine): Flow => ({
  ...flow,
  machine,
  model: readFlowModel(machine),
})

/** Takes a flow and returns whether another machine in its place would make its page stale: the tables, then what is followed. */
export const createIsNoticed = (flow: Flow): ((make: () => AnyStateMachine) => boolean) => {
  const tables = toTables(flow).join('\n')
  const examples = examplesOf(flow.name)
  const seen = [...followed(flow.machine, examples)]
  return (make) => {
    try {
      const other = altered(flow, make())
      if (toTables(other).join('\n') !== tables) return true
      let step = 0
      for (const text of followed(other.machine, examples)) {
        if (text !== seen[step]) return true
        step += 1
      }
      return step !== seen.length
    } catch {
      // A machine that cannot be made or drawn makes no page at all.
      return true
    }
  }
}
