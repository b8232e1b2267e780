import { describe, expect, it } from 'vitest'
import { type HandlingEvent, handlingMachine } from '../../../src/domain/flows/handling.machine'
import { follow, startFlow } from '../../support/flows/flow'
import { CALLED, LEADS } from '../../support/flows/handling-leads'

type Press = HandlingEvent['type']

const at = (seen: number, type: Press): HandlingEvent =>
  type === 'call.postpone' ? { type, until: 60_000, seen } : { type, seen }

const pressed = (...presses: ReadonlyArray<Press>) =>
  follow(startFlow(handlingMachine), ...presses.map((type, seen) => at(seen, type)))

const stateOf = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : value

const WAYS = {
  new: [],
  unanswered: ['call.miss'],
  callLater: ['call.postpone'],
  confirmed: ['order.confirm'],
  sent: ['order.confirm', 'order.send'],
  done: ['order.confirm', 'order.send', 'order.finish'],
  cancelled: ['order.cancel'],
  wrongNumber: ['number.reject'],
} as const satisfies Readonly<Record<string, ReadonlyArray<Press>>>
type State = keyof typeof WAYS

const STATES = Object.keys(WAYS) as ReadonlyArray<State>
const PRESSES = [...CALLED.map(({ press }) => press), 'order.send', 'order.finish'] as const
const PAIRS = STATES.flatMap((from) => PRESSES.map((press) => ({ from, press })))

describe('the handling of a registration', () => {
  it('[P-018] starts as new, without a step', () => {
    const { snapshot } = startFlow(handlingMachine)
    expect([stateOf(snapshot), snapshot.context]).toStrictEqual(['new', { steps: 0, until: null }])
  })

  it.each(PAIRS)('[P-018] from $from, $press leads where the table says, or nowhere', ({ from, press }) => {
    const before = pressed(...WAYS[from])
    const { snapshot } = follow(before, at(WAYS[from].length, press))
    const to = LEADS[from].find((lead) => lead.press === press)?.to
    expect(stateOf(snapshot)).toBe(to ?? from)
    expect(snapshot.context).toStrictEqual(
      to === undefined
        ? before.snapshot.context
        : { steps: WAYS[from].length + 1, until: to === 'callLater' ? 60_000 : null },
    )
  })

  it.each(STATES)('[P-018] a note is a step that leaves %s and the time of the next call', (from) => {
    const before = pressed(...WAYS[from]).snapshot
    const { snapshot } = follow(pressed(...WAYS[from]), at(WAYS[from].length, 'handling.note'))
    expect(stateOf(snapshot)).toBe(from)
    expect(snapshot.context).toStrictEqual({ ...before.context, steps: WAYS[from].length + 1 })
  })

  it.each(STATES)(
    '[P-018] in %s, a press on a page that is older or newer than the last step changes nothing',
    (from) => {
      const before = pressed(...WAYS[from])
      for (const seen of [WAYS[from].length - 1, WAYS[from].length + 1])
        for (const press of [...PRESSES, 'handling.note'] as const) {
          const { snapshot } = follow(before, at(seen, press))
          expect([snapshot.value, snapshot.context]).toStrictEqual([
            before.snapshot.value,
            before.snapshot.context,
          ])
        }
    },
  )

  it('[P-018] a call is not postponed without a time', () => {
    const { snapshot } = follow(pressed(), { type: 'call.postpone', until: null, seen: 0 })
    expect([stateOf(snapshot), snapshot.context.steps]).toStrictEqual(['new', 0])
  })
})
