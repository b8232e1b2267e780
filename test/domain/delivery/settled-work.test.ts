import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { Work } from '../../../src/domain/delivery/batch'
import {
  afterClaiming,
  afterReadingSheets,
  afterRemoving,
  afterReserving,
  afterSending,
  afterUnexpectedError,
  setbackOf,
  settlementOfRefusal,
} from '../../../src/domain/delivery/settled-work'
import { aKeptOrder } from '../../support/ledger/arrived'

const batch: Work = {
  tag: 'batch',
  batch: { id: 7, markerValue: 'm7', spreadsheet: null, tries: 0, rows: [aKeptOrder(1)] },
}
const removals: Work = {
  tag: 'removals',
  round: {
    id: 9,
    isFresh: true,
    sheet: null,
    removals: [{ id: 'r1', phoneHash: 'p1', rowsUntil: null, times: null }],
  },
}
const reading: Work = { tag: 'reading', sheets: [] }
const idle: Work = { tag: 'idle' }
const halted: Work = { tag: 'halted' }

const underWay = (work: Work) => ({ work, reason: 'answers 400' })

const answers = {
  sent: (work: Work) => afterSending(underWay(work), E.right(undefined)),
  refused: (work: Work) => afterClaiming(underWay(work), E.right('absent')),
  read: (work: Work) => afterReadingSheets(underWay(work), E.right({ markers: [], rows: [] })),
  removed: (work: Work) => afterRemoving(underWay(work), E.right({ isMarked: true })),
  reserved: (work: Work) => afterReserving(underWay(work), E.right({ isMarked: true })),
  broken: (work: Work) => afterUnexpectedError(underWay(work)),
}

describe('a response of the service', () => {
  it.each([
    { answer: 'sent', own: [batch] },
    { answer: 'refused', own: [batch] },
    { answer: 'read', own: [reading] },
    { answer: 'removed', own: [removals] },
    { answer: 'reserved', own: [removals] },
    { answer: 'broken', own: [batch, removals, reading] },
  ] as const)('[P-002] $answer settles its own kind of work and no other', ({ answer, own }) => {
    const settled = [batch, removals, reading, idle, halted].filter((work) => O.isSome(answers[answer](work)))
    expect(settled).toStrictEqual(own)
  })
})

describe('a call that failed', () => {
  it.each([
    {
      failure: { tag: 'forbidden', reason: 'why' },
      after: { tag: 'halted', reason: 'why' },
    },
    {
      failure: { tag: 'doubtful', doubt: { tag: 'rangeProtected' } },
      after: { tag: 'halted', reason: 'doubt {"tag":"rangeProtected"}' },
    },
    {
      failure: { tag: 'passing', reason: 'why', retryAfterMs: 7 },
      after: { tag: 'postponed', reason: 'why', retryAfterMs: 7 },
    },
    {
      failure: { tag: 'refused', reason: 'why' },
      after: { tag: 'postponed', reason: 'why', retryAfterMs: null },
    },
  ] as const)('[P-002] leaves the work $after.tag if it was $failure.tag', ({ failure, after }) => {
    expect(setbackOf(failure)).toStrictEqual(after)
  })
})

describe('a refused batch', () => {
  it.each([
    { marker: 'ours', rows: 500, settlement: { tag: 'delivered' } },
    { marker: 'ours', rows: 1, settlement: { tag: 'delivered' } },
    { marker: 'foreign', rows: 1, settlement: { tag: 'renumbered' } },
    { marker: 'absent', rows: 2, settlement: { tag: 'split' } },
    { marker: 'absent', rows: 0, settlement: { tag: 'delivered' } },
    { marker: 'foreign', rows: 0, settlement: { tag: 'renumbered' } },
    { marker: 'absent', rows: 1, settlement: { tag: 'parked', reason: 'why' } },
  ] as const)(
    '[P-002] of $rows rows is $settlement.tag if its marker is $marker',
    ({ marker, rows, settlement }) => {
      expect(settlementOfRefusal(marker, rows, 'why')).toStrictEqual(settlement)
    },
  )
})
