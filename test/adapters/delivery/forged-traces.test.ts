import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { checkTrace, kindOf } from '../../support/trace-check/check-trace'
import { ALWAYS, NO_END, RULES } from '../../support/trace-check/rules'
import type { Trace } from '../../support/trace-check/trace'
import { ALLOWED_RUNS } from '../../support/traces/allowed-runs'
import { FORGERIES } from '../../support/traces/forgeries'
import { recordRestore } from '../../support/traces/record-restore'
import { script } from '../../support/traces/script'
import { EQUIVALENCES, judged } from '../../support/traces/single-forgery'

const RANDOM = scaled(1_500, 300_000)

const RECORDINGS = scaled(3, 20)

const recorded: Array<Trace> = []
for (let seed = 1; seed <= RECORDINGS; seed += 1) recorded.push((await recordRestore(seed)).recorder.events)
const [trace = []] = recorded
const EACH_FORGED = Object.entries(FORGERIES).flatMap(([why, texts]) =>
  texts.map((text) => ({ why, forged: script(text) })),
)

/** Each rule of the checker with the kind of event for which it holds. */
const ALL_RULES = [
  ...ALWAYS.map(([why]) => `any event: ${why}`),
  ...Object.entries(RULES).flatMap(([kind, rules]) => rules.map(([why]) => `${kind}: ${why}`)),
  `no event: ${NO_END}`,
]

describe('a forged trace', () => {
  it('is made from those that the model allows', () => {
    expect(recorded.map(checkTrace)).toStrictEqual(recorded.map(() => null))
  })

  it.each(Object.entries(ALLOWED_RUNS))('is not that of a run in which %s', (_, text) => {
    expect(checkTrace(script(text))).toBeNull()
  })

  it.each(EACH_FORGED)(
    '[P-001, P-002, P-004, P-005] is refused at its last event: $why',
    ({ why, forged }) => {
      expect(checkTrace(forged)).toStrictEqual({ at: forged.length - (why === NO_END ? 0 : 1), why: [why] })
    },
  )

  it('is there for each rule, and breaks no other', () => {
    const broken = EACH_FORGED.map(({ why, forged }) => {
      const event = forged.at(-1)
      if (event === undefined || why === NO_END) return `no event: ${why}`
      return `${ALWAYS.some(([general]) => general === why) ? 'any event' : kindOf(event)}: ${why}`
    })
    expect([...new Set(broken)].toSorted()).toStrictEqual(ALL_RULES.toSorted())
  })

  it(`[P-001, P-002, P-004, P-005] is refused, or is an allowed run, whatever is removed, doubled, swapped or altered, ${RANDOM} times`, {
    timeout: scaled(300_000, 7_200_000),
  }, () => {
    const met = new Set<string>()
    let refused = 0
    // Remainders of these are taken.
    const anIndex = fc.nat(1_000_000)
    const aChoice = fc.record({
      recording: fc.nat(RECORDINGS - 1),
      how: fc.nat(3),
      at: anIndex,
      field: fc.nat(20),
      value: fc.nat(2),
      donor: anIndex,
    })
    const of = (did: string, person: string) =>
      trace.filter((each) => each.did === did && 'person' in each && each.person === person).length
    const keptOnce = trace.findIndex(
      (each) => each.did === 'keeps' && of('keeps', each.person) === 1 && of('erases', each.person) === 0,
    )
    const fieldOf = (at: number, field: string): number =>
      Object.keys(trace[at] ?? {})
        .filter((name) => name !== 'who' && name !== 'did')
        .indexOf(field)
    const reserved = trace.findIndex(
      (each) => each.did === 'is given' && each.work === 'removals' && each.rows.length > 0,
    )
    const restoredTwice = trace.findIndex(({ did }) => did === 'is restored')
    fc.assert(
      fc.property(aChoice, ({ recording, ...choice }) => {
        const found = judged(recorded[recording] ?? trace, choice)
        fc.pre(found !== null)
        if (found.isRefused) refused += 1
        for (const sentence of found.sentences) met.add(sentence)
        return found.isRefused || found.sentences.length > 0
      }),
      {
        seed: 1,
        numRuns: RANDOM,
        examples: [
          [{ recording: 0, how: 1, at: restoredTwice, field: 0, value: 0, donor: 0 }],
          [{ recording: 0, how: 3, at: keptOnce, field: fieldOf(keptOnce, 'person'), value: 1, donor: 0 }],
          [{ recording: 0, how: 3, at: reserved, field: fieldOf(reserved, 'rows'), value: 0, donor: 0 }],
        ],
      },
    )
    figure('forged traces that differ by one event and are refused', refused, '> 0')
    expect([...met].toSorted()).toStrictEqual(EQUIVALENCES.map(([sentence]) => sentence).toSorted())
    expect(refused).toBeGreaterThan(0.85 * RANDOM)
  })
})
