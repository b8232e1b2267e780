import { describe, expect, it } from 'vitest'
import { POPUP_SHOWN_MS, popupMachine } from '../../../src/domain/flows/popup.machine'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { actorDone, actorFails, afterDelay, follow, startFlow } from '../../support/flows/flow'

const waiting = startFlow(popupMachine)
const claiming = follow(waiting, { type: 'page.free' })
const shown = follow(claiming, actorDone('claimShowing', true))
const over = follow(shown, { type: 'popup.close' })

const stoppedTimer = [{ cancel: 'POPUP_SHOWN_MS.popup.shown' }]

describe('before the page has loaded', () => {
  it('[M-091] is hidden and claims nothing', () => {
    expect(waiting.snapshot.value).toBe('waiting')
    expect(waiting.snapshot.hasTag('shown')).toBe(false)
    expect(waiting.effects).toStrictEqual([])
  })
})

describe('when the page has loaded', () => {
  it("[M-091, M-094, A-31] claims the session's showing while still hidden", () => {
    expect(claiming.snapshot.value).toBe('claiming')
    expect(claiming.snapshot.hasTag('shown')).toBe(false)
    expect(claiming.effects).toStrictEqual([{ start: 'claimShowing', input: undefined }])
  })

  it('[M-091] is shown if the claim was granted', () => {
    expect(shown.snapshot.value).toBe('shown')
    expect(shown.snapshot.hasTag('shown')).toBe(true)
  })

  it.each([
    { why: 'it was shown before', answer: actorDone('claimShowing', false) },
    { why: 'the claim broke', answer: actorFails('claimShowing') },
  ])('[M-094, A-31] ends without being shown if $why', ({ answer }) => {
    const refused = follow(claiming, answer)
    expect(refused.snapshot).toMatchObject({ value: 'over', status: 'done' })
    expect(refused.effects).toStrictEqual([])
  })
})

describe('while it is shown', () => {
  it('[M-092] stays 10 s', () => {
    expect(POPUP_SHOWN_MS).toBe(10_000)
    expect(shown.effects).toStrictEqual([{ wait: 'POPUP_SHOWN_MS.popup.shown', ms: 10_000 }])
  })

  it('[M-092] closes by itself after that', () => {
    const closed = follow(shown, afterDelay(10_000))
    expect(closed.snapshot).toMatchObject({ value: 'over', status: 'done' })
    expect(closed.snapshot.hasTag('shown')).toBe(false)
    expect(closed.effects).toStrictEqual([])
  })

  it.each([
    { row: 'M-092', event: { type: 'popup.close' } as const },
    { row: 'M-093, A-32', event: { type: 'chat.open' } as const },
  ])('[$row] closes at once by $event.type', ({ event }) => {
    const closed = follow(shown, event)
    expect(closed.snapshot).toMatchObject({ value: 'over', status: 'done' })
    expect(closed.effects).toStrictEqual(stoppedTimer)
  })
})

describe('the popup in each state', () => {
  const examples = {
    'page.free': { type: 'page.free' },
    'popup.close': { type: 'popup.close' },
    'chat.open': { type: 'chat.open' },
  } as const

  it.each([
    { flow: waiting, accepted: ['page.free'] },
    { flow: claiming, accepted: [] },
    { flow: shown, accepted: ['popup.close', 'chat.open'] },
    { flow: over, accepted: [] },
  ])(
    '[M-091, M-094] takes $accepted and ignores the rest while $flow.snapshot.value',
    ({ flow, accepted }) => {
      expect(acceptedEvents(flow, examples)).toStrictEqual(accepted)
    },
  )
})
