import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { counted } from '../../../support/faults/counted'
import { figure } from '../../../support/faults/figure'
import { startRetryingClients } from '../../../support/faults/retrying-clients'
import { scaled } from '../../../support/faults/scale'
import { startSiteSheets } from '../../../support/faults/site-sheets'
import { staffEyes } from '../../../support/faults/staff-eyes'
import { type Pair, startPair } from '../../../support/postgres/start-pair'
import { phoneOf } from '../../../support/send-membership'
import type { Fault } from '../../../support/stand-in-sheets/sheets-service'
import { startServerProcess } from '../../../support/start-server-process'
import { until } from '../../../support/until'

const CLIENTS = 16
const FAILOVERS = scaled(5, Number(process.env.FAILOVERS ?? 200))
const LONGEST_MS = scaled(180_000, 7_200_000)
const STAND_STILL_MS = scaled(1_000, 20_000)
/** Fewer than the sheet takes in the same time. */
const REST_MS = 250
const FAULTS: ReadonlyArray<Fault | null> = [null, null, 'lost', null, { status: 503 }, null]

const built = inject('builtServer')

/** Starts two processes of which one asks for a standby, and clients change between them. */
const startPlaces = async (env: Readonly<Record<string, string>>) => {
  const start = (place: number) =>
    startServerProcess(built.main, {
      env: { ...env, RATE_LIMIT_PER_MINUTE: '0', DATABASE_REQUIRE_STANDBY: String(place) },
    })
  const places = await Promise.all([start(0), start(1)])
  let turn = 0
  return {
    places,
    urlNow: (): string => {
      turn += 1
      return places[turn % places.length]?.url ?? ''
    },
    upgrade: async (place: number) => {
      const ended = await places[place]?.stop('SIGTERM')
      places[place] = await start(place)
      return ended?.code
    },
  }
}

type Site = Awaited<ReturnType<typeof startPlaces>>

/** Each leaves the former primary dead. */
const troubles = (pair: Pair, { places }: Site) => {
  const cancelWaiting = async () => {
    for (const pid of await pair.waiting()) await pair.primary().query(`SELECT pg_cancel_backend(${pid})`)
  }
  const someWait = () => until(async () => (await pair.waiting()).length > 0)
  return [
    async () => pair.primary().kill(),
    async () => {
      pair.between.pause()
      await someWait()
      for (let n = 0; n < 3; n += 1) await cancelWaiting()
      await pair.primary().kill()
    },
    async () => {
      pair.between.cut()
      await wait(300)
      await pair.primary().kill()
      await pair.primary().start()
      await wait(500)
      await pair.primary().kill()
    },
    async () => {
      await pair.standby().kill()
      await wait(500)
      await pair.standby().start()
      await pair.inStep()
      await pair.primary().kill()
    },
    async () => {
      pair.primary().standStill()
      await wait(STAND_STILL_MS)
      const former = pair.primary()
      return async () => {
        former.goOn()
        await wait(500)
        await former.kill()
      }
    },
    async () => {
      const [place] = places
      if (place !== undefined) process.kill(place.pid, 'SIGSTOP')
      await wait(5_000)
      if (place !== undefined) process.kill(place.pid, 'SIGCONT')
      pair.way.pause()
      await wait(1_000)
      await pair.primary().kill()
    },
  ]
}

describe('two machines with a database, of which the primary dies over and over while 16 clients write', () => {
  it('[M-109][M-132] keep what was acknowledged, once, in the ledger and in the sheet; then the processes are upgraded one at a time [proof 11]', {
    timeout: LONGEST_MS,
  }, async () => {
    const pair = await startPair()
    onTestFinished(pair.stop)
    const service = await startSiteSheets()
    const env = { DATABASE_URL: pair.url, ...service.env }
    const site = await startPlaces(env)
    const clients = startRetryingClients({ clients: CLIENTS, urlNow: site.urlNow, from: 0, restMs: REST_MS })
    const someMore = async (count = 1) => {
      const before = clients.acknowledged.size
      await until(() => clients.acknowledged.size >= before + count)
    }
    const kinds = troubles(pair, site)

    let longest = 0
    for (let failover = 0; failover < FAILOVERS; failover += 1) {
      await someMore(CLIENTS)
      service.fail(...FAULTS)
      const afterwards = await kinds[failover % kinds.length]?.()
      const begun = performance.now()
      await pair.promote()
      await afterwards?.()
      await pair.rebuildStandby()
      await someMore()
      const tookMs = performance.now() - begun
      longest = Math.max(longest, tookMs)
    }
    service.clearFaults()
    for (const place of [0, 1]) {
      expect(await site.upgrade(place)).toBe(0)
      await someMore(CLIENTS)
    }
    await clients.finish()

    const staff = staffEyes(built.registrations, env)
    const sent = new Set([...clients.acknowledged].map(phoneOf))
    const kept = counted(sent, await staff.memberPhones())
    await staff.drained(LONGEST_MS)
    const brought = counted(sent, service.phones())
    figure('11 failovers', FAILOVERS, '>= 200')
    figure('11 registrations acknowledged', sent.size, '> 0')
    figure('11 of these repeated, because an answer was missing', clients.unanswered.size, '> 0')
    figure('11 acknowledged and missing in the ledger', kept.lost.length, '= 0')
    figure('11 doubled in the ledger', kept.doubled, '= 0')
    figure('11 acknowledged and missing in the sheet', brought.lost.length, '= 0')
    figure('11 doubled in the sheet', brought.doubled, '= 0')
    figure('11 longest time from a failover to the next registration, s', longest / 1_000, '<= 10')
    expect({ kept, brought }).toStrictEqual({
      kept: { lost: [], doubled: 0, unasked: [] },
      brought: { lost: [], doubled: 0, unasked: [] },
    })
    expect([...clients.answers].filter((status) => ![200, 503, 0].includes(status))).toStrictEqual([])
  })
})
