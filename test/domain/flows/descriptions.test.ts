import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { readFlows } from '../../../scripts/diagrams/flow-files'
import { addressBookMachine } from '../../../src/domain/flows/address-book.machine'
import { handlingMachine } from '../../../src/domain/flows/handling.machine'

const FLOWS = readFlows().map(({ machine, rows: [row] }) => ({ row, machine }))

const nodesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

const descriptionsIn = (node: AnyStateNode): ReadonlyArray<string> =>
  nodesOf(node)
    .flatMap(({ description, transitions }) => [
      description,
      ...[...transitions.values()].flat().map((transition) => transition.description),
    ])
    .filter((description) => description !== undefined)

describe('a flow', () => {
  it('[M-082] has descriptions, which are found [control]', () => {
    expect(descriptionsIn(addressBookMachine.root).length).toBeGreaterThan(0)
  })

  it.each(FLOWS)('[$row] has whole sentences beside the diagram of $machine.id', ({ machine }) => {
    expect(descriptionsIn(machine.root).filter((text) => !/^\S.+[.]$/.test(text))).toStrictEqual([])
  })
})

describe('a registration in the hands of staff', () => {
  it('[M-132] is in a state of which its page says what it means', () => {
    const states = nodesOf(handlingMachine.root).filter(({ type }) => type === 'atomic' || type === 'final')
    expect(states.length).toBeGreaterThan(0)
    expect(states.filter(({ description }) => description === undefined).map(({ key }) => key)).toStrictEqual(
      [],
    )
  })
})
