import { describe, expect, it } from 'vitest'
import { handlingMachine } from '../../../src/domain/flows/handling.machine'
import {
  HANDLING_STATES,
  type Handling,
  type HandlingState,
  handlingAfter,
  isRepeatable,
  nextStates,
} from '../../../src/domain/handling/handling'
import { LEADS } from '../../support/flows/handling-leads'

/** What may follow on each state, itself included: it may always be chosen again, with a note. */
const isLead = (from: HandlingState, to: HandlingState): boolean =>
  to === from || LEADS[from].some((lead) => lead.to === to)

const STEPS = 3
const CALL_AT = 60_000
const LATER = 120_000

const inState = (state: HandlingState): Handling => ({
  state,
  callAt: state === 'callLater' ? CALL_AT : null,
  steps: STEPS,
})
const PAIRS = HANDLING_STATES.flatMap((from) => HANDLING_STATES.map((to) => ({ from, to })))

describe('what an employee chose', () => {
  it.each(PAIRS)('[P-018] in $from, $to is a step to it, or none', ({ from, to }) => {
    expect(handlingAfter(inState(from), { state: to, callAt: LATER, seen: STEPS })).toStrictEqual(
      isLead(from, to) ? { state: to, callAt: to === 'callLater' ? LATER : null, steps: STEPS + 1 } : null,
    )
  })

  it.each(PAIRS)(
    '[P-018] in $from, $to on a page that is older or newer than the last step is none',
    ({ from, to }) => {
      for (const seen of [STEPS - 1, STEPS + 1])
        expect(handlingAfter(inState(from), { state: to, callAt: LATER, seen })).toBeNull()
    },
  )

  it.each(HANDLING_STATES)('[P-018] a call is not put off without a time: %s', (from) => {
    expect(handlingAfter(inState(from), { state: 'callLater', callAt: null, seen: STEPS })).toBeNull()
  })

  it.each(HANDLING_STATES)('[P-018] in %s, the page offers it and what may follow', (from) => {
    expect(nextStates(inState(from))).toStrictEqual(HANDLING_STATES.filter((to) => isLead(from, to)))
  })

  it('[P-018] says something new, if it is the present state, of an unanswered call and of one that is put off', () => {
    expect(HANDLING_STATES.filter(isRepeatable)).toStrictEqual(['unanswered', 'callLater'])
  })

  it('[P-018] is named as in the machine, which has each state once', () => {
    const named = Object.entries(handlingMachine.states).flatMap(([name, { states }]) =>
      Object.keys(states).length === 0 ? [name] : Object.keys(states),
    )
    expect(named.toSorted()).toStrictEqual([...HANDLING_STATES].toSorted())
  })
})
