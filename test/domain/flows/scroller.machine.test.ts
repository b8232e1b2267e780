import { describe, expect, it } from 'vitest'
import { ARROW_STEP_PX, SCROLL_CHECK_MS, scrollerMachine } from '../../../src/domain/flows/scroller.machine'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { actorDone, actorFails, afterDelay, follow, startFlow } from '../../support/flows/flow'

const wide = { scrollLeft: 0, scrollWidth: 1_002, clientWidth: 1_000 }
const fitting = { scrollLeft: 0, scrollWidth: 1_001, clientWidth: 1_000 }
const unmeasured = { scrollLeft: 0, scrollWidth: 0, clientWidth: 0 }
const settle = { wait: 'SCROLL_CHECK_MS.scroller.settling', ms: 100 }
const resize = { type: 'viewport.resize' } as const

const settling = startFlow(scrollerMachine)
const measuring = follow(settling, afterDelay(SCROLL_CHECK_MS))
const scrollable = follow(measuring, actorDone('measureViewport', wide))
const still = follow(measuring, actorDone('measureViewport', fitting))

describe('a strip whose layout settles', () => {
  it('[M-120] waits 100 ms before measuring', () => {
    expect(SCROLL_CHECK_MS).toBe(100)
    expect(settling.snapshot.value).toBe('settling')
    expect(settling.snapshot.context).toStrictEqual({ measure: unmeasured })
    expect(settling.effects).toStrictEqual([settle])
  })

  it('[M-120] is measured after that', () => {
    expect(measuring.snapshot.value).toBe('measuring')
    expect(measuring.effects).toStrictEqual([{ start: 'measureViewport', input: undefined }])
  })

  it('[M-120] shows arrows and dots when it is wider than its viewport by more than rounding', () => {
    expect(scrollable.snapshot.value).toBe('scrollable')
    expect(scrollable.snapshot.context).toStrictEqual({ measure: wide })
    expect(scrollable.effects).toStrictEqual([])
  })

  it.each([
    { why: 'everything fits', answer: actorDone('measureViewport', fitting) },
    { why: 'it could not be measured', answer: actorFails('measureViewport') },
  ])('[M-120] hides them when $why', ({ answer }) => {
    const hidden = follow(measuring, answer)
    expect(hidden.snapshot.value).toBe('still')
    expect(hidden.snapshot.context).toStrictEqual({ measure: unmeasured })
    expect(hidden.effects).toStrictEqual([])
  })
})

describe('a strip that can scroll', () => {
  it.each([
    { event: 'arrow.left', leftPx: -300 },
    { event: 'arrow.right', leftPx: 300 },
  ] as const)('[M-119] moves by $leftPx px at $event', ({ event, leftPx }) => {
    expect(ARROW_STEP_PX).toBe(300)
    const moved = follow(scrollable, { type: event })
    expect(moved.snapshot.value).toBe('scrollable')
    expect(moved.effects).toStrictEqual([{ run: 'scrollBy', params: { leftPx } }])
  })

  it('[M-118] keeps where it was scrolled to', () => {
    const measure = { scrollLeft: 2, scrollWidth: 1_002, clientWidth: 1_000 }
    const scrolled = follow(scrollable, { type: 'viewport.scroll', measure })
    expect(scrolled.snapshot.value).toBe('scrollable')
    expect(scrolled.snapshot.context).toStrictEqual({ measure })
    expect(scrolled.effects).toStrictEqual([])
  })
})

describe('a viewport that is resized', () => {
  it.each([
    { flow: settling, effects: [{ cancel: settle.wait }, settle] },
    { flow: measuring, effects: [{ stop: 'measureViewport' }, settle] },
    { flow: scrollable, effects: [settle] },
    { flow: still, effects: [settle] },
  ])('[M-120] waits for the layout again while $flow.snapshot.value', ({ flow, effects }) => {
    const resized = follow(flow, resize)
    expect(resized.snapshot.value).toBe('settling')
    expect(resized.effects).toStrictEqual(effects)
  })

  it('[M-120] hides arrows that are not needed any more, and shows them again', () => {
    const hidden = follow(scrollable, resize, afterDelay(100), actorDone('measureViewport', fitting))
    expect(hidden.snapshot.value).toBe('still')
    const shown = follow(hidden, resize, afterDelay(100), actorDone('measureViewport', wide))
    expect(shown.snapshot.value).toBe('scrollable')
  })
})

describe('a strip in each state', () => {
  it.each([
    { flow: settling, accepted: ['viewport.resize'] },
    { flow: measuring, accepted: ['viewport.resize'] },
    { flow: scrollable, accepted: ['arrow.left', 'arrow.right', 'viewport.scroll', 'viewport.resize'] },
    { flow: still, accepted: ['viewport.resize'] },
  ])('[M-119, M-120] takes only $accepted while $flow.snapshot.value', ({ flow, accepted }) => {
    expect(
      acceptedEvents(flow, {
        'arrow.left': { type: 'arrow.left' },
        'arrow.right': { type: 'arrow.right' },
        'viewport.scroll': { type: 'viewport.scroll', measure: wide },
        'viewport.resize': resize,
      }),
    ).toStrictEqual(accepted)
  })
})
