import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createTargetSheets, markersKept } from '../../../src/adapters/google-sheets/create-target-sheets'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { keepOrders, takeBatch } from '../../support/ledger/taken-work'
import { createMemoryLedger } from '../../support/memory/memory-ledger'
import { createMemoryStore } from '../../support/memory/memory-store'
import { openMemoryDelivery } from '../../support/memory/open-memory-delivery'
import { SHEETS } from '../../support/server/import-calls'

describe('the markers of a spreadsheet, which share 30,000 characters', () => {
  it.each([
    { where: 'two spreadsheets', members: SHEETS.members, kept: 1_000 },
    { where: 'one spreadsheet', members: { ...SHEETS.members, id: SHEETS.orders.id }, kept: 450 },
  ])('[P-002] are kept to $kept of each sheet in $where', ({ members, kept }) => {
    expect(markersKept({ ...SHEETS, members })).toBe(kept)
  })
})

const HOUR_MS = 3_600_000

type Moment = 'the token' | 'its turn' | 'the ledger'

/** A process that stands still for so long, in ms, while it waits for what is named. */
const sendSuspended = async (during: Moment, ms: number) => {
  let at = ARRIVED_AT
  const standStill = (moment: Moment) => {
    if (moment === during) at += ms
  }
  const memory = createMemoryStore()
  const store = openMemoryDelivery({ store: memory, now: () => at, random: () => 0.5 })
  await keepOrders(createMemoryLedger({ store: memory }).keepRegistration, 0, 2)
  const calls: Array<string> = []
  const callSheets = createCallSheets({
    fetch: async (address) => {
      calls.push(String(address).replace(/.*spreadsheets\//, ''))
      return new Response('{}')
    },
    rootUrl: 'http://sheets.example/',
    getToken: async () => {
      standStill('the token')
      return 'token'
    },
    awaitTurn: createAwaitTurn({
      reserveWrite: store.reserveWrite,
      wait: async () => standStill('its turn'),
    }),
  })
  const { orders } = createTargetSheets({
    ...store,
    mayCall: (target) => async () => {
      const answer = await store.mayCall(target)()
      standStill('the ledger')
      return answer
    },
    callSheets,
    sheets: SHEETS,
    now: () => at,
  })
  const batch = await takeBatch(store)
  const outcomes = [await orders.claimId(batch)(), await orders.reserveId({ id: batch.id, sheet: null })()]
  const removed = await orders.removeMarkers([1])()
  return { calls, outcomes: [...outcomes, removed], again: await takeBatch(store), batch }
}

describe('a process that is suspended while it holds a batch', () => {
  it.each<[Moment, number]>([
    ['the token', HOUR_MS],
    ['the ledger', HOUR_MS],
    ['the ledger', 10_001],
    ['the ledger', -10_001],
  ])(
    '[P-002] while it waits for %s for %d ms sends nothing after it resumes, and gets the batch again',
    async (during, ms) => {
      const { calls, outcomes, again, batch } = await sendSuspended(during, ms)
      expect(calls).toStrictEqual([])
      if (during === 'the ledger')
        expect(outcomes[0]).toMatchObject(E.left({ reason: 'the ledger answered too late' }))
      expect(outcomes.map((outcome) => E.isLeft(outcome) && outcome.left.tag)).toStrictEqual([
        'passing',
        'passing',
        'passing',
      ])
      expect(again).toStrictEqual(batch)
    },
  )

  it('[P-002] while it waits for its turn writes nothing after it resumes', async () => {
    const { calls } = await sendSuspended('its turn', HOUR_MS)
    expect(calls.filter((call) => call.includes('batchUpdate'))).toStrictEqual([])
  })

  it('[P-002] is not blocked if the ledger answers within 10 s', async () => {
    expect((await sendSuspended('the ledger', 10_000)).calls).toHaveLength(3)
  })
})

describe('a call without a ledger check', () => {
  it('[P-002] is made', async () => {
    let calls = 0
    const call = createCallSheets({
      fetch: async () => {
        calls += 1
        return new Response('{}')
      },
      rootUrl: 'http://sheets.example/',
      getToken: async () => 'token',
      awaitTurn: TE.right(undefined),
    })
    expect(await call({ path: 'x' })()).toStrictEqual(E.right({}))
    expect(calls).toBe(1)
  })
})

describe('the turn of a write', () => {
  it('[P-002] is waited for as long as the ledger says, and does not come while the ledger cannot be written', async () => {
    const waited: Array<number> = []
    const wait = async (ms: number) => void waited.push(ms)
    expect(await createAwaitTurn({ reserveWrite: TE.right({ at: 1, waitMs: 1_250 }), wait })()).toStrictEqual(
      E.right(undefined),
    )
    const reserveWrite = TE.left({ tag: 'unavailable', reason: 'no room' } as const)
    expect(await createAwaitTurn({ reserveWrite, wait })()).toStrictEqual(
      E.left({ tag: 'passing', reason: 'no room', retryAfterMs: null }),
    )
    expect(waited).toStrictEqual([1_250])
  })
})
