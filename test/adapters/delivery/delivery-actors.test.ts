import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { deliveryActors } from '../../../src/adapters/delivery/delivery-actors'
import { startDelivery } from '../../../src/adapters/delivery/start-delivery'
import type { SettledWork, Work } from '../../../src/domain/delivery/batch'
import type { MarkerRoom } from '../../../src/domain/delivery/marker'
import type { RemovalRound } from '../../../src/domain/delivery/removal'
import type { Target } from '../../../src/domain/registration/registration'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import type { TargetSheets } from '../../../src/ports/target-sheets'

const BATCH = { id: 7, markerValue: 'm', spreadsheet: null, tries: 0, rows: [] }
const ROUND: RemovalRound = { id: 8, sheet: null, removals: [], isFresh: true }
const SHEET = { id: 's', spreadsheet: 'a-book', tab: 1, name: 'Đơn hàng' }
const ROOM: MarkerRoom = { spreadsheet: 'a-book', most: 42 }
const GONE = E.left({ tag: 'passing', reason: 'gone', retryAfterMs: null } as const)

type Given = { readonly old?: ReadonlyArray<number>; readonly removes?: typeof GONE }

/** A store and a writer that note what they are asked, each answering with its own name. */
const noting = ({ old = [], removes }: Given = {}) => {
  const asked: Array<ReadonlyArray<unknown>> = []
  const answering =
    (name: string, answer: E.Either<unknown, unknown> = E.right(`of ${name}`)) =>
    (...given: ReadonlyArray<unknown>) => {
      asked.push([name, ...given])
      return async () => answer
    }
  const names = ['settleReading', 'settleBatch', 'settleRemovals', 'forgetMarkers', 'takeWork'] as const
  const calls = ['readSheets', 'sendBatch', 'claimId', 'reserveId', 'removeRows'] as const
  const store = {
    ...Object.fromEntries(names.map((name) => [name, answering(name)])),
    findOldMarkers: answering('findOldMarkers', E.right(old)),
  } as unknown as DeliveryStore
  const writer = {
    ...Object.fromEntries(calls.map((name) => [name, answering(name)])),
    removeMarkers: answering('removeMarkers', removes ?? E.right(undefined)),
    markerRoom: ROOM,
  } as unknown as TargetSheets
  return { asked, actors: deliveryActors('members', store, writer) }
}

const run = (logic: AnyActorLogic, input?: unknown): Promise<unknown> => {
  const actor = createActor(logic, { input })
  const done = toPromise(actor)
  actor.start()
  return done
}

const WORKS: ReadonlyArray<Work> = [
  { tag: 'batch', batch: BATCH },
  { tag: 'removals', round: ROUND },
  { tag: 'reading', sheets: [SHEET] },
  { tag: 'idle' },
  { tag: 'halted' },
]

describe('an actor of the delivery', () => {
  it.each([
    ['readSheet', 'reading', 'readSheets', [SHEET]],
    ['sendBatch', 'batch', 'sendBatch', BATCH],
    ['claimId', 'batch', 'claimId', BATCH],
    ['reserveId', 'removals', 'reserveId', ROUND],
    ['removeRows', 'removals', 'removeRows', ROUND],
  ] as const)('[P-002] %s makes its call for the work %s only', async (name, tag, call, given) => {
    for (const work of WORKS) {
      const { asked, actors } = noting()
      const answer = await run(actors[name], work)
      expect({ answer, asked }).toStrictEqual(
        work.tag === tag
          ? { answer: E.right(`of ${call}`), asked: [[call, given]] }
          : { answer: E.left({ tag: 'passing', reason: 'no work', retryAfterMs: null }), asked: [] },
      )
    }
  })

  it('[P-002] asks the ledger for the work of its sheet in its spreadsheet', async () => {
    const { asked, actors } = noting()
    expect(await run(actors.takeWork)).toStrictEqual(E.right('of takeWork'))
    expect(asked).toStrictEqual([['takeWork', 'members', 'a-book']])
  })

  it.each<[SettledWork, string, ReadonlyArray<unknown>]>([
    [
      { tag: 'reading', settlement: { tag: 'halted', reason: 'r' } },
      'settleReading',
      [{ tag: 'halted', reason: 'r' }],
    ],
    [{ tag: 'batch', id: 7, settlement: { tag: 'delivered' } }, 'settleBatch', [7, { tag: 'delivered' }]],
    [
      { tag: 'removals', round: ROUND, settlement: { tag: 'removed', isMarked: true } },
      'settleRemovals',
      [ROUND, { tag: 'removed', isMarked: true }],
    ],
  ])('[P-002] writes what is settled to the ledger: %j', async (settled, name, given) => {
    const { asked, actors } = noting()
    expect(await run(actors.settleWork, O.some(settled))).toStrictEqual(E.right(`of ${name}`))
    expect(asked).toStrictEqual([[name, 'members', ...given]])
  })

  it('[P-002] writes nothing where nothing is settled', async () => {
    const { asked, actors } = noting()
    expect(await run(actors.settleWork, O.none)).toStrictEqual(E.right(undefined))
    expect(asked).toStrictEqual([])
  })

  it.each<[string, Given, ReadonlyArray<ReadonlyArray<unknown>>]>([
    ['asks the service for nothing where no marker is old', {}, []],
    [
      'forgets old markers once they are gone',
      { old: [3, 4] },
      [
        ['removeMarkers', [3, 4]],
        ['forgetMarkers', [3, 4]],
      ],
    ],
    [
      'keeps them where the service did not remove them',
      { old: [3], removes: GONE },
      [['removeMarkers', [3]]],
    ],
  ])('[P-002] %s', async (_, given, then) => {
    const { asked, actors } = noting(given)
    const answer = await run(actors.pruneMarkers)
    expect(asked).toStrictEqual([['findOldMarkers', 'members', ROOM], ...then])
    expect(E.isLeft(answer as E.Either<unknown, unknown>)).toBe(given.removes !== undefined)
  })
})

describe('a sheet that is halted', () => {
  /** A clock whose waits end when they are told to. */
  const createClock = () => {
    let waits: Array<() => void> = []
    return {
      clock: {
        setTimeout: (end: () => void) => {
          waits.push(end)
          return waits.length
        },
        clearTimeout: () => undefined,
      },
      goOn: () => {
        const ended = waits
        waits = []
        for (const end of ended) end()
      },
    }
  }
  const turn = () => new Promise(setImmediate)

  it('[M-132] is said once, also after it had nothing to do; the other sheet goes on', async () => {
    const { clock, goOn } = createClock()
    const said: Array<Target> = []
    const works: Record<Target, Work> = { orders: { tag: 'halted' }, members: { tag: 'idle' } }
    let asked = 0
    const store: Partial<DeliveryStore> = {
      takeWork: (target: Target) => {
        asked += 1
        return TE.right(works[target])
      },
    }
    const writer = { markerRoom: ROOM } as TargetSheets
    const delivery = startDelivery({
      store: store as DeliveryStore,
      sheets: { orders: writer, members: writer },
      recipient: 'a spreadsheet',
      onHalted: (target) => said.push(target),
      clock,
    })
    expect(delivery.recipient).toBe('a spreadsheet')
    const goOnWith = async (work: Work) => {
      works.orders = work
      for (const _ of [1, 2, 3]) {
        await turn()
        goOn()
      }
      await turn()
    }
    await goOnWith({ tag: 'halted' })
    expect([said, delivery.halted()]).toStrictEqual([['orders'], ['orders']])
    await goOnWith({ tag: 'halted' })
    expect(said).toStrictEqual(['orders'])
    await goOnWith({ tag: 'idle' })
    expect([said, delivery.halted()]).toStrictEqual([['orders'], []])
    await goOnWith({ tag: 'halted' })
    expect([said, delivery.halted()]).toStrictEqual([['orders'], ['orders']])
    delivery.stop()
    const before = asked
    await goOnWith({ tag: 'halted' })
    expect([said, asked]).toStrictEqual([['orders'], before])
  })

  it('[P-002] is asked about again by the clock of the system', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let asked = 0
    const store: Partial<DeliveryStore> = {
      takeWork: () => {
        asked += 1
        return TE.right({ tag: 'idle' })
      },
    }
    const writer = { markerRoom: ROOM } as TargetSheets
    const { stop } = startDelivery({
      store: store as DeliveryStore,
      sheets: { orders: writer, members: writer },
      recipient: 'a spreadsheet',
      onHalted: () => undefined,
    })
    onTestFinished(stop)
    await turn()
    vi.advanceTimersByTime(999)
    await turn()
    expect(asked).toBe(2)
    vi.advanceTimersByTime(1)
    await turn()
    expect(asked).toBe(4)
  })

  it('[M-132] is said again after it had sent a batch', async () => {
    const { clock, goOn } = createClock()
    const said: Array<Target> = []
    let orders: Work = { tag: 'halted' }
    const store: Partial<DeliveryStore> = {
      takeWork: (target: Target) => TE.right(target === 'orders' ? orders : { tag: 'idle' }),
      settleBatch: () => {
        orders = { tag: 'halted' }
        return TE.right(undefined)
      },
      findOldMarkers: () => TE.right([]),
    }
    const given: Partial<TargetSheets> = { sendBatch: () => TE.right(undefined), markerRoom: ROOM }
    const writer = given as TargetSheets
    const { stop } = startDelivery({
      store: store as DeliveryStore,
      sheets: { orders: writer, members: writer },
      recipient: 'a spreadsheet',
      onHalted: (target) => said.push(target),
      clock,
    })
    await turn()
    orders = { tag: 'batch', batch: BATCH }
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      goOn()
      await turn()
    }
    stop()
    expect(said).toStrictEqual(['orders', 'orders'])
  })
})
