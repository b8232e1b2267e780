import { describe, expect, it } from 'vitest'
import { readFlows } from '../../../src/adapters/diagrams/flow-files'
import type { FlowState } from '../../../src/adapters/diagrams/flow-model'
import { layOut } from '../../../src/adapters/diagrams/lay-out'
import { toSvg } from '../../../src/adapters/diagrams/to-svg'

const pathsOf = (state: FlowState): ReadonlyArray<string> =>
  state.states.flatMap((child) => [child.path, ...pathsOf(child)])

describe.each(readFlows().map(({ name, model }) => ({ name, model })))(
  'the drawing of $name',
  ({ name, model }) => {
    const drawing = layOut(model)
    const svg = toSvg(drawing, name)

    it('has every state, inside the picture and with its size', () => {
      const drawn = new Map(drawing.states.map((state) => [state.path, state]))
      for (const path of pathsOf(model.root)) {
        const state = drawn.get(path)
        if (state === undefined) throw new Error(`${path} is not drawn`)
        expect(state.x - state.width / 2).toBeGreaterThanOrEqual(0)
        expect(state.x + state.width / 2).toBeLessThanOrEqual(drawing.width)
        expect(svg).toContain(`data-path="${path}"`)
      }
    })

    it('has an arrow for every transition that leads somewhere, and its text in the picture', () => {
      const arrows = drawing.arrows.map(({ id }) => id)
      for (const { id, targets } of model.transitions)
        targets.forEach((_, index) => {
          expect(arrows).toContain(`${id} ${index}`)
        })
      for (const { guard } of model.transitions) if (guard !== null) expect(svg).toContain(guard.name)
    })
  },
)
