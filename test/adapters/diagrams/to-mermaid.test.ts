import { describe, expect, it } from 'vitest'
import { readFlowModel } from '../../../src/adapters/diagrams/read-flow-model'
import { toMermaid } from '../../../src/adapters/diagrams/to-mermaid'
import { aMachine } from '../../support/a-machine'

describe('a diagram', () => {
  it('shows all that the machine does', () => {
    expect(toMermaid(readFlowModel(aMachine)).split('\n')).toStrictEqual([
      'stateDiagram-v2',
      '  classDef any fill:#fffbea,stroke-dasharray:4 4',
      '  [*] --> dark',
      '  state "in any of lamp<br/>stays lamp.dim / count" as _lamp_any',
      '  state "dark<br/><i>Nothing: off , waits.</i>" as dark',
      '  state "warming<br/>runs warmUp(230)" as warming',
      '  state "lit" as lit {',
      '    [*] --> lit_bright',
      '    state "in any of lit<br/>tag lit<br/>entry / shine(brightly)<br/>start / warn" as lit_any',
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
})
