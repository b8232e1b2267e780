import { describe, expect, it } from 'vitest'
import { takeStep } from '../../../../src/domain/ledger/staff/take-step'
import { aKeptOrder } from '../../../support/ledger/arrived'
import { answered } from '../../../support/memory/watched'

const HANDLED = { kept: aKeptOrder(1), state: 'new', callAt: null, steps: 0 }
const REQUEST = {
  id: 1,
  who: 'Trang',
  note: '',
  callAt: null,
  state: 'unanswered',
  seen: 0,
  prices: null,
} as const
const OF_ANOTHER = {
  stepNumber: 1,
  at: 5,
  who: 'Hà',
  state: 'confirmed',
  note: '',
  callAt: null,
  prices: null,
}

describe('a step that another server saves between the reading and the writing of this one', () => {
  it('[P-018] is shown, and this one is not written beside it', () => {
    expect(
      answered(takeStep(REQUEST, 6), { handledOne: [HANDLED], advanceHandling: [], stepsOf: [OF_ANOTHER] }),
    ).toStrictEqual({ tag: 'outdated', steps: [OF_ANOTHER] })
  })

  it('[P-018] is this one, sent twice: it was taken', () => {
    const own = { ...OF_ANOTHER, who: 'Trang', state: 'unanswered' }
    expect(
      answered(takeStep(REQUEST, 6), { handledOne: [HANDLED], advanceHandling: [], stepsOf: [own] }),
    ).toStrictEqual({ tag: 'taken', stepNumber: 1 })
  })
})
