import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { RemovalSettlement, Settlement } from '../../../src/domain/delivery/batch'
import { deliveryMachine } from '../../../src/domain/flows/delivery.machine'
import { actorDone, actorFails, afterDelay, follow, startFlow } from '../../support/flows/flow'
import { aKeptOrder } from '../../support/ledger/arrived'

const batch = {
  id: 7,
  markerValue: 'm7',
  spreadsheet: null,
  tries: 0,
  rows: [aKeptOrder(1), aKeptOrder(2)],
}
const single = { id: 8, markerValue: 'm8', spreadsheet: null, tries: 3, rows: [aKeptOrder(1)] }
const work = (given: typeof batch) => actorDone('takeWork', E.right({ tag: 'batch' as const, batch: given }))
const idle = actorDone('takeWork', E.right({ tag: 'idle' as const }))
const halt = actorDone('takeWork', E.right({ tag: 'halted' as const }))
const sent = actorDone('sendBatch', E.right(undefined))
const refused = actorDone('sendBatch', E.left({ tag: 'refused' as const, reason: 'answers 400' }))
const passing = actorDone(
  'sendBatch',
  E.left({ tag: 'passing' as const, reason: 'answers 503', retryAfterMs: 2_000 }),
)
const forbidden = actorDone('sendBatch', E.left({ tag: 'forbidden' as const, reason: 'answers 403' }))
const owner = (marker: 'ours' | 'foreign' | 'absent') => actorDone('claimId', E.right(marker))
const settled = actorDone('settleWork', E.right(undefined))

const taking = startFlow(deliveryMachine)
const sending = follow(taking, work(batch))
const confirming = follow(sending, refused)
const settling = follow(sending, sent)

const settles = (flow: typeof taking, settlement: Settlement, given: typeof batch = batch) => {
  expect(flow.snapshot.value).toBe('settling')
  expect(flow.effects).toStrictEqual([
    { start: 'settleWork', input: O.some({ tag: 'batch', id: given.id, settlement }) },
  ])
}

describe('the delivery while it polls for work', () => {
  it('[P-002] takes what is due and sends it', () => {
    expect(taking.snapshot.value).toBe('taking')
    expect(taking.effects).toStrictEqual([{ start: 'takeWork', input: undefined }])
    expect(sending.snapshot.value).toBe('sending')
    expect(sending.effects).toStrictEqual([{ start: 'sendBatch', input: { tag: 'batch', batch } }])
  })

  it.each([
    { why: 'nothing is due', answer: idle },
    { why: 'the ledger does not answer', answer: actorDone('takeWork', E.left('full')) },
    { why: 'looking broke', answer: actorFails('takeWork') },
  ])('[P-002] pauses for 1 s if $why', ({ answer }) => {
    const resting = follow(taking, answer)
    expect(resting.snapshot.value).toBe('waiting')
    expect(resting.snapshot.tags).toStrictEqual(new Set())
    expect(resting.timers).toMatchObject([{ ms: 1_000 }])
    expect(follow(resting, afterDelay(1_000)).snapshot.value).toBe('taking')
  })

  it('[P-002] checks a halted sheet every 5 s, and sends nothing', () => {
    const halted = follow(taking, halt)
    expect(halted.snapshot.value).toBe('halted')
    expect(halted.snapshot.tags).toStrictEqual(new Set(['halted']))
    expect(halted.timers).toMatchObject([{ ms: 5_000 }])
    expect(follow(halted, afterDelay(5_000)).snapshot.value).toBe('taking')
  })
})

describe('a batch that was sent', () => {
  it('[M-106, M-109] is delivered if the service accepted it', () => {
    settles(settling, { tag: 'delivered' })
  })

  it('[P-002] is postponed at a temporary fault, with the requested delay', () => {
    settles(follow(sending, passing), { tag: 'postponed', reason: 'answers 503', retryAfterMs: 2_000 })
  })

  it('[P-002] is postponed if sending failed unexpectedly', () => {
    settles(follow(sending, actorFails('sendBatch')), {
      tag: 'postponed',
      reason: 'the delivery broke',
      retryAfterMs: null,
    })
  })

  it('[P-002] halts its sheet if the service denies access', () => {
    settles(follow(sending, forbidden), { tag: 'halted', reason: 'answers 403' })
  })
})

describe('a batch that was refused', () => {
  it('[P-002] has its marker read, and nothing is sent meanwhile', () => {
    expect(confirming.snapshot.value).toBe('confirming')
    expect(confirming.snapshot.context.reason).toBe('answers 400')
    expect(confirming.effects).toStrictEqual([{ start: 'claimId', input: { tag: 'batch', batch } }])
  })

  it.each([
    { marker: 'ours' as const, settlement: { tag: 'delivered' as const } },
    { marker: 'foreign' as const, settlement: { tag: 'renumbered' as const } },
    { marker: 'absent' as const, settlement: { tag: 'split' as const } },
  ])('[P-002] is $settlement.tag when the mark is $marker', ({ marker, settlement }) => {
    settles(follow(confirming, owner(marker)), settlement)
  })

  it('[P-002] is parked with its reason if its only row is invalid', () => {
    const alone = follow(taking, work(single), refused, owner('absent'))
    settles(alone, { tag: 'parked', reason: 'answers 400' }, single)
  })

  it.each([
    {
      why: 'the mark cannot be had',
      answer: actorDone(
        'claimId',
        E.left({ tag: 'passing' as const, reason: 'unreachable', retryAfterMs: null }),
      ),
      reason: 'unreachable',
    },
    {
      why: 'asking for the mark is refused',
      answer: actorDone('claimId', E.left({ tag: 'refused' as const, reason: 'answers 400' })),
      reason: 'answers 400',
    },
    { why: 'asking broke', answer: actorFails('claimId'), reason: 'the delivery broke' },
  ])('[P-002] is postponed when $why', ({ answer, reason }) => {
    settles(follow(confirming, answer), { tag: 'postponed', reason, retryAfterMs: null })
  })

  it('[P-002] halts its sheet if reading the marker is denied', () => {
    const answer = actorDone('claimId', E.left({ tag: 'forbidden' as const, reason: 'answers 401' }))
    settles(follow(confirming, answer), { tag: 'halted', reason: 'answers 401' })
  })
})

const round = {
  id: 9,
  isFresh: true,
  sheet: null,
  removals: [{ id: 'r1', phoneHash: 'p1', rowsUntil: null, times: null }],
}
const triedBefore = { ...round, isFresh: false }
const due = (given: typeof round) =>
  follow(taking, actorDone('takeWork', E.right({ tag: 'removals' as const, round: given })))
const removing = due(round)
const removed = actorDone('removeRows', E.right({ isMarked: true }))
const reserving = due(triedBefore)
const reserved = actorDone('reserveId', E.right({ isMarked: false }))

const answers = <Actor extends 'removeRows' | 'reserveId'>(actor: Actor) => [
  {
    why: 'the service is busy',
    answer: actorDone(actor, E.left({ tag: 'passing' as const, reason: 'answers 503', retryAfterMs: 2_000 })),
    settlement: { tag: 'postponed' as const, reason: 'answers 503', retryAfterMs: 2_000 },
  },
  {
    why: 'the service refuses',
    answer: actorDone(actor, E.left({ tag: 'refused' as const, reason: 'answers 400' })),
    settlement: { tag: 'postponed' as const, reason: 'answers 400', retryAfterMs: null },
  },
  {
    why: 'the service forbids it',
    answer: actorDone(actor, E.left({ tag: 'forbidden' as const, reason: 'answers 403' })),
    settlement: { tag: 'halted' as const, reason: 'answers 403' },
  },
  {
    why: 'it broke',
    answer: actorFails(actor),
    settlement: { tag: 'postponed' as const, reason: 'the delivery broke', retryAfterMs: null },
  },
]

const settlesRound = (flow: typeof taking, given: typeof round, settlement: RemovalSettlement) => {
  expect(flow.snapshot.value).toBe('settling')
  expect(flow.effects).toStrictEqual([
    { start: 'settleWork', input: O.some({ tag: 'removals', round: given, settlement }) },
  ])
}

describe('removals', () => {
  it('[P-002] are carried out when no batch is due', () => {
    expect(removing.snapshot.value).toBe('removing')
    expect(removing.effects).toStrictEqual([{ start: 'removeRows', input: { tag: 'removals', round } }])
  })

  it('[P-002] are completed once no row is left', () => {
    settlesRound(follow(removing, removed), round, {
      tag: 'removed',
      isMarked: true,
    })
  })

  it.each(answers('removeRows'))('[P-002] are $settlement.tag when $why', ({ answer, settlement }) => {
    settlesRound(follow(removing, answer), round, settlement)
  })
})

describe('removals that were attempted before', () => {
  it('[P-002] are not carried out before the id of that attempt is reserved', () => {
    expect(reserving.snapshot.value).toBe('reserving')
    expect(reserving.effects).toStrictEqual([
      { start: 'reserveId', input: { tag: 'removals', round: triedBefore } },
    ])
  })

  it('[P-002] are taken again under another id after that', () => {
    settlesRound(follow(reserving, reserved), triedBefore, {
      tag: 'renumbered',
      isMarked: false,
    })
  })

  it.each(answers('reserveId'))('[P-002] are $settlement.tag when $why', ({ answer, settlement }) => {
    settlesRound(follow(reserving, answer), triedBefore, settlement)
  })
})

const content = {
  markers: [{ id: 7, value: 'm7', spreadsheet: 'a-book' }],
  rows: [
    {
      tab: { spreadsheet: 'bang', name: 'DatMua' },
      row: 0,
      phones: ['0900000001'],
      persons: ['0900000001'],
      time: null,
      order: 'none' as const,
    },
  ],
}
const reading = follow(taking, actorDone('takeWork', E.right({ tag: 'reading' as const, sheets: [] })))

describe('a sheet that a restored ledger does not know', () => {
  it('[P-002] is read before anything is sent or removed', () => {
    expect(reading.snapshot.value).toBe('reading')
    expect(reading.effects).toStrictEqual([{ start: 'readSheet', input: { tag: 'reading', sheets: [] } }])
  })

  it.each([
    {
      why: 'it was read',
      answer: actorDone('readSheet', E.right(content)),
      settlement: { tag: 'read' as const, content },
    },
    {
      why: 'the service is busy',
      answer: actorDone('readSheet', E.left({ tag: 'passing' as const, reason: '503', retryAfterMs: 2_000 })),
      settlement: { tag: 'postponed' as const, reason: '503', retryAfterMs: 2_000 },
    },
    {
      why: 'the service refuses',
      answer: actorDone('readSheet', E.left({ tag: 'refused' as const, reason: '400' })),
      settlement: { tag: 'postponed' as const, reason: '400', retryAfterMs: null },
    },
    {
      why: 'the service forbids it',
      answer: actorDone('readSheet', E.left({ tag: 'forbidden' as const, reason: '403' })),
      settlement: { tag: 'halted' as const, reason: '403' },
    },
    {
      why: 'reading broke',
      answer: actorFails('readSheet'),
      settlement: { tag: 'postponed' as const, reason: 'the delivery broke', retryAfterMs: null },
    },
  ])('[P-002] is $settlement.tag when $why', ({ answer, settlement }) => {
    const flow = follow(reading, answer)
    expect(flow.snapshot.value).toBe('settling')
    expect(flow.effects).toStrictEqual([
      { start: 'settleWork', input: O.some({ tag: 'reading', settlement }) },
    ])
  })
})

describe('a batch that is settled', () => {
  it('[P-002] leaves no state behind, and the delivery polls again', () => {
    const tidying = follow(settling, settled)
    expect(tidying.snapshot.value).toBe('tidying')
    expect(tidying.effects).toStrictEqual([{ start: 'pruneMarkers', input: undefined }])
    expect(Object.keys(tidying.snapshot.children)).toStrictEqual(['pruneMarkers'])
    for (const answer of [actorDone('pruneMarkers', E.right(undefined)), actorFails('pruneMarkers')]) {
      const next = follow(tidying, answer)
      expect(next.snapshot.value).toBe('taking')
      expect(next.snapshot.context).toStrictEqual({
        work: { tag: 'idle' },
        settled: O.none,
        reason: '',
      })
    }
  })

  it.each([
    { why: 'the ledger did not keep it', answer: actorDone('settleWork', E.left('full')) },
    { why: 'keeping broke', answer: actorFails('settleWork') },
  ])('[P-002] is taken up again after a pause if $why', ({ answer }) => {
    const resting = follow(settling, answer)
    expect(resting.snapshot.value).toBe('waiting')
    expect(follow(resting, afterDelay(1_000)).effects).toStrictEqual([
      { start: 'takeWork', input: undefined },
    ])
  })
})
