import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Delivery, startDelivery } from '../../../src/adapters/delivery/start-delivery'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createTargetSheets } from '../../../src/adapters/google-sheets/create-target-sheets'
import type { Target } from '../../../src/domain/registration/registration'
import type { SheetSources } from '../../../src/domain/site/sheet-source'
import type { TargetSheets } from '../../../src/ports/target-sheets'
import { createFaultyService } from '../delivery-simulation/faulty-service'
import { createVirtualTime } from '../delivery-simulation/virtual-time'
import { seeded } from '../faults/seeded'
import { SHEETS } from '../server/import-calls'
import { createSpreadsheet, type Spreadsheet } from '../stand-in-sheets/spreadsheet'
import { createStaffHands } from '../stand-in-sheets/staff-hands'
import { openWalkLedger } from './walk-ledger'
import { createWalkModel, type WalkModel } from './walk-model'

/** 2026-11-20 08:30 in Vietnam: a day that no one takes for a month. */
const START = Date.UTC(2026, 10, 20, 1, 30)

export const BOOKS = [SHEETS.orders.id, SHEETS.members.id, 'sheet-later'] as const

type WriterDeps = Parameters<typeof createTargetSheets>[0]

/** What writes to a target's sheet; a weakened one is for tests of the walk itself. */
export type MakeWriter = (deps: WriterDeps, target: Target) => TargetSheets

export const asItIs: MakeWriter = (deps, target) => createTargetSheets(deps)[target]

type Given = { readonly seed: number; readonly dataDir: string; readonly makeWriter: MakeWriter }

const MOVING = /"(?:deleteDimension|insertDimension|deleteSheet)"/

/** A book with what its owner's hands have done since it was asked last. */
export type OpenBook = {
  readonly id: string
  readonly book: Spreadsheet
  readonly hands: ReturnType<typeof createStaffHands>
  readonly acts: () => number
}

const openBook = (id: string, random: () => number): OpenBook => {
  const book = createSpreadsheet(['DatMua', 'HoiVien'], { id, random })
  let acts = 0
  const act: Spreadsheet['act'] = (...requests) => {
    acts += 1
    return book.act(...requests)
  }
  return { id, book, hands: createStaffHands({ ...book, act }), acts: () => acts }
}

/** The last thing that staff did, until it can no longer be undone without harm. */
export type LastDeed = {
  readonly opened: OpenBook
  readonly acts: number
  readonly formerHands: ReturnType<WalkModel['hands']>
  readonly moving: number
}

/** One server with its ledger, delivering to spreadsheets of the stand-in in virtual time. */
export const openWorld = async ({ seed, dataDir, makeWriter }: Given) => {
  const random = seeded(seed)
  const time = createVirtualTime(START)
  const model = createWalkModel()
  const ledger = await openWalkLedger({ dataDir, now: time.now, random })
  const books = new Map(BOOKS.map((id) => [id as string, openBook(id, random)]))
  const unshared = new Set<string>()
  let faulty = 0
  let moving = 0
  const services = new Map(
    [...books].map(([id, { book }]) => [
      id,
      createFaultyService({ time, random, book, faulty: () => faulty }),
    ]),
  )
  const fetchOf: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    const id = decodeURIComponent(/^\/v4\/spreadsheets\/([^/:]+)/.exec(url.pathname)?.[1] ?? '')
    const service = services.get(id)
    if (service === undefined || unshared.has(id))
      return { ok: false, status: 403, headers: new Headers(), json: async () => ({}) } as unknown as Response
    // Counted when it has been applied: what staff do just before it can no longer be undone without harm.
    return service.fetch(url, init).finally(() => {
      if (MOVING.test(String(init?.body ?? ''))) moving += 1
    })
  }
  let sheets: SheetSources = SHEETS
  let running: Delivery | null = null

  /** A process that has ended calls nobody and hears no answer. */
  const fetchUntil =
    (hasEnded: () => boolean): typeof fetch =>
    async (input, init) => {
      const never = new Promise<Response>(() => undefined)
      const answer = hasEnded() ? never : await fetchOf(input, init)
      return hasEnded() ? never : answer
    }
  let processes = 0

  const start = async (): Promise<void> => {
    processes += 1
    const own = processes
    const store = await ledger.openDelivery()
    const callSheets = createCallSheets({
      fetch: fetchUntil(() => processes !== own),
      rootUrl: 'http://stand-in/',
      getToken: async () => 'token',
      awaitTurn: createAwaitTurn({ reserveWrite: store.reserveWrite, wait: time.wait }),
    })
    const of = (target: Target) => makeWriter({ ...store, callSheets, sheets, now: time.now }, target)
    running = startDelivery({
      store,
      sheets: { orders: of('orders'), members: of('members') },
      recipient: 'Google Sheets',
      onHalted: () => undefined,
      clock: time.clock,
    })
  }
  const stop = (): void => {
    processes += 1
    running?.stop()
    running = null
  }
  await start()

  const world = {
    random,
    time,
    model,
    ledger,
    books,
    unshared,
    sheets: () => sheets,
    configure: (changed: SheetSources) => {
      sheets = changed
    },
    start,
    stop,
    setFaulty: (part: number) => {
      faulty = part
    },
    /** How often a call of ours took or gave rows or tabs. */
    moving: () => moving,
    last: null as LastDeed | null,
    /** Lets what is under way go on until it waits for the clock. */
    calm: async () => {
      for (let turn = 0; turn < 30; turn += 1) await nextTurn()
    },
    pass: (ms: number) => time.runUntil(time.now() + ms),
    /** How often each text that is a whole cell stands in any tab. */
    census: (): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>()
      for (const { book } of books.values())
        for (const { rows } of book.state().tabs)
          for (const cells of rows)
            for (const cell of cells)
              if (typeof cell?.value === 'string') counts.set(cell.value, (counts.get(cell.value) ?? 0) + 1)
      return counts
    },
    below: (end: number) => Math.floor(random() * end),
    pick: <A>(list: ReadonlyArray<A>): A | undefined => list[Math.floor(random() * list.length)],
  }
  return world
}

export type World = Awaited<ReturnType<typeof openWorld>>
