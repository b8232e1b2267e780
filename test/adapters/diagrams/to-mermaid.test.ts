import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { readFlowModel } from '../../../src/adapters/diagrams/read-flow-model'
import { toMermaid } from '../../../src/adapters/diagrams/to-mermaid'
import { aMachine } from '../../support/a-machine'

describe('a diagram', () => {
  it('shows all that the machine does', () => {
    expect(toMermaid(readFlowModel(aMachine)).split('\n')).toStrictEqual([
      '%%{init: {"state": {"nodeSpacing": 10, "rankSpacing": 40}}}%%',
      'stateDiagram-v2',
      '  classDef any fill:#fffbea,stroke-dasharray:4 4',
      '  [*] --> dark',
      '  state "in any of lamp<br/>stays lamp.dim / count" as _lamp_any',
      '  state "dark<br/><i>Nothing: off , waits.</i>" as dark',
      '  state "warming<br/>runs warmUp(230)" as warming',
      '  state "lit" as lit {',
      '    [*] --> lit_bright',
      '    state "in any of lit<br/>tag lit<br/>entry / shine<br/>start / warn" as lit_any',
      '    state "bright" as lit_bright',
      '    state "soft" as lit_soft',
      '    state "before (where it was before)" as lit_before',
      '  }',
      '  state "broken" as broken',
      '  dark --> warming : lamp.switch',
      '  warming --> lit : warmUp answers 1 [isWarm]',
      '  warming --> dark : warmUp answers 2 [otherwise] (enters again)',
      '  warming --> broken : warmUp breaks',
      '  lit_any --> broken : after BURN_MS (1500 ms)',
      '  lit_bright --> lit_soft : at once [isWarm]',
      '  class _lamp_any any',
      '  class lit_any any',
      '  broken --> [*]',
    ])
  })

  it('draws transitions with the same ends as one arrow, what they do in a line of its own', () => {
    const { root, transitions } = readFlowModel(
      createMachine({
        initial: 'a',
        states: { a: { on: { go: 'b', run: { target: 'b', actions: 'hurry' } } }, b: {} },
      }),
    )
    expect(toMermaid({ id: 'm', root, transitions })).toContain('\n  a --> b : go<br/>run<br/>/ hurry')
  })

  it('starts inside the frame of a state that has states in it', () => {
    const inner = { initial: 'c', states: { c: {} } }
    const text = toMermaid(readFlowModel(createMachine({ initial: 'a', states: { a: inner } })))
    expect(text).not.toContain('[*] --> a\n')
    expect(text).toContain('\n    [*] --> a_c\n')
  })

  it.each([
    { states: 8, isDescribed: true },
    { states: 9, isDescribed: false },
  ])('says what each of $states states means: $isDescribed', ({ states, isDescribed }) => {
    const names = Array.from({ length: states }, (_, index) => `s${index}`)
    const machine = createMachine({
      initial: 's0',
      states: Object.fromEntries(names.map((name) => [name, { description: 'its meaning' }])),
    })
    expect(toMermaid(readFlowModel(machine)).includes('its meaning')).toBe(isDescribed)
  })
})
