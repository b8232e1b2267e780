import { type AnyStateMachine, StateMachine } from 'xstate'
import { alterationsOf, copied } from '../alterations/alterations'

/** A machine with one of its alterations, selected by its description. */
export const alteredMachine = (machine: AnyStateMachine, says: string): AnyStateMachine => {
  const found = alterationsOf(machine).find((alteration) => alteration.says === says)
  if (found === undefined) throw new Error(`no such alteration: ${says}`)
  return found.make()
}

// biome-ignore lint/suspicious/noExplicitAny: a configuration is changed as if by hand
type Loose = any

/** A machine whose configuration is changed in a way that no single alteration does. */
export const editedMachine = (machine: AnyStateMachine, edit: (config: Loose) => void): AnyStateMachine => {
  const config: Loose = copied(machine.config)
  edit(config)
  return new StateMachine(config, machine.implementations as never)
}
