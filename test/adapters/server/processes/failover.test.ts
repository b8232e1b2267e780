import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { counted } from '../../../support/faults/counted'
import { figure } from '../../../support/faults/figure'
import { startRetryingClients } from '../../../support/faults/retrying-clients'
import { isLong, scaled } from '../../../support/faults/scale'
import { startSiteSheets } from '../../../support/faults/site-sheets'
import { staffEyes } from '../../../support/faults/staff-eyes'
import { phoneOf } from '../../../support/fixtures/people'
import { freePort } from '../../../support/postgres/free-port'
import { type Pair, startPair } from '../../../support/postgres/start-pair'
import { hasPgbouncer, startPgbouncer } from '../../../support/postgres/start-pgbouncer'
import { hasHaproxy, startHaproxy } from '../../../support/processes/start-haproxy'
import { startServerProcess } from '../../../support/processes/start-server-process'
import type { Fault } from '../../../support/stand-in-sheets/sheets-service'
import { until } from '../../../support/until'

const CLIENTS = 16
const FAILOVERS = scaled(3, Number(process.env.FAILOVERS ?? 200))
const BEHIND_HAPROXY = Number(process.env.FAILOVERS ?? 24)
const POOLED_CONNECTIONS = 10
const LONGEST_MS = scaled(400_000, 7_200_000)
const STAND_STILL_MS = scaled(300, 20_000)
/** Fewer than the sheet takes in the same time. */
const REST_MS = scaled(1_000, 250)
const PAUSE_MS = 100
/** Registrations before the next trouble comes. */
const SOME = scaled(CLIENTS / 2, CLIENTS)
const WHILE_MS = scaled(200, 500)
const UPGRADED = scaled([1], [0, 1])
const FAULTS: ReadonlyArray<Fault | null> = [null, null, 'lost', null, { status: 503 }, null]

const built = inject('builtServer')

type Env = Readonly<Record<string, string>>

/** Starts a process for each environment. */
const startServers = async (envs: ReadonlyArray<Env>) => {
  const start = async (env: Env = {}) =>
    startServerProcess(built.main, { env: { ...env, RATE_LIMIT_PER_MINUTE: '0' } })
  const servers = await Promise.all(envs.map(start))
  return {
    servers,
    upgrade: async (index: number) => {
      const ended = await servers[index]?.stop('SIGTERM')
      servers[index] = await start(envs[index])
      return ended?.code
    },
  }
}

type Site = Awaited<ReturnType<typeof startServers>>

/** Each leaves the former primary dead. */
const troubles = (pair: Pair, { servers }: Site) => {
  return [
    async () => pair.primary().kill(),
    async () => {
      pair.between.pause()
      await pair.someWait()
      for (let n = 0; n < 3; n += 1) await pair.cancelWaiting()
      await pair.primary().kill()
    },
    async () => {
      pair.between.cut()
      await wait(WHILE_MS)
      await pair.primary().kill()
      await pair.primary().start()
      await wait(WHILE_MS)
      await pair.primary().kill()
    },
    async () => {
      await pair.standby().kill()
      await wait(WHILE_MS)
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
        await wait(WHILE_MS)
        await former.kill()
      }
    },
    async () => {
      const [server] = servers
      if (server !== undefined) process.kill(server.pid, 'SIGSTOP')
      await wait(5_000)
      if (server !== undefined) process.kill(server.pid, 'SIGCONT')
      pair.way.goSilent()
      await wait(1_000)
      await pair.primary().kill()
    },
  ]
}

type Survived = {
  readonly pair: Pair
  readonly site: Site
  readonly urlNow: () => string
  readonly service: Awaited<ReturnType<typeof startSiteSheets>>
  readonly failovers: number
  readonly proof: string
}

/** Fails over again and again while clients write, then upgrades the processes; compares what was acknowledged with ledger and sheet. */
const failOver = async ({ pair, site, urlNow, service, failovers, proof }: Survived) => {
  const clients = startRetryingClients({
    clients: CLIENTS,
    urlNow,
    from: 0,
    restMs: REST_MS,
    pauseMs: PAUSE_MS,
  })
  const someMore = async (count = 1) => {
    const before = clients.acknowledged.size
    await until(() => clients.acknowledged.size >= before + count)
  }
  const kinds = troubles(pair, site)

  let longest = 0
  for (let failover = 0; failover < failovers; failover += 1) {
    await someMore(SOME)
    service.disturb(...FAULTS)
    const afterwards = await kinds[failover % kinds.length]?.()
    const begun = performance.now()
    await pair.promote()
    await afterwards?.()
    await pair.rebuildStandby()
    await someMore()
    longest = Math.max(longest, performance.now() - begun)
  }
  service.endFaults()
  for (const index of UPGRADED) {
    expect(await site.upgrade(index)).toBe(0)
    await someMore(SOME)
  }
  await clients.finish()

  const staff = staffEyes(built.registrations, { DATABASE_URL: pair.url, ...service.env })
  const sent = new Set([...clients.acknowledged].map(phoneOf))
  const kept = counted(sent, await staff.memberPhones())
  await staff.drained(LONGEST_MS)
  const brought = counted(sent, service.phones())
  figure(`${proof} failovers`, failovers, '> 0')
  figure(`${proof} registrations acknowledged`, sent.size, '> 0')
  figure(`${proof} of these repeated, because an answer was missing`, clients.unanswered.size, '> 0')
  figure(`${proof} acknowledged and missing in the ledger`, kept.lost.length, '= 0')
  figure(`${proof} doubled in the ledger`, kept.doubled, '= 0')
  figure(`${proof} acknowledged and missing in the sheet`, brought.lost.length, '= 0')
  figure(`${proof} doubled in the sheet`, brought.doubled, '= 0')
  figure(`${proof} longest time from a failover to the next registration, s`, longest / 1_000, '<= 10')
  expect({ kept, brought }).toStrictEqual({
    kept: { lost: [], doubled: 0, unasked: [] },
    brought: { lost: [], doubled: 0, unasked: [] },
  })
  return [...clients.answers]
}

const isWithout =
  (...statuses: ReadonlyArray<number>) =>
  (status: number): boolean =>
    !statuses.includes(status)

describe('two machines with a database, of which the primary dies over and over while 16 clients write', () => {
  it('[M-109, P-007] keep what was acknowledged, once, in the ledger and in the sheet; then the processes are upgraded one at a time', {
    timeout: LONGEST_MS,
  }, async () => {
    const pair = await startPair()
    onTestFinished(pair.stop)
    const service = await startSiteSheets()
    const env = { DATABASE_URL: pair.url, ...service.env }
    const site = await startServers([env, { ...env, DATABASE_REQUIRE_STANDBY: '1' }])
    let turn = 0
    const urlNow = (): string => {
      turn += 1
      return site.servers[turn % site.servers.length]?.url ?? ''
    }
    const answers = await failOver({ pair, site, urlNow, service, failovers: FAILOVERS, proof: '11' })
    expect(answers.filter(isWithout(200, 503, 0))).toStrictEqual([])
  })
})

/** Each machine would have its turn: it takes all for primaries until it has asked them. */
const leadsToPrimary = async (url: string): Promise<boolean> => {
  for (let turn = 0; turn < 4; turn += 1) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const asked = await client
      .connect()
      .then(() => client.query('SELECT pg_is_in_recovery() AS is_standby'))
      .catch(() => null)
    await client.end()
    if (asked?.rows[0]?.is_standby !== false) return false
  }
  return true
}

if (isLong && !hasHaproxy())
  console.log('HAProxy is not here and cannot be installed: nothing is tried behind it.')

describe.skipIf(!isLong || !hasHaproxy())(
  'the same behind HAProxy, which looks for the primary itself',
  () => {
    it('[M-109, P-007] keeps what was acknowledged, once, also when one process goes through a pooler', {
      timeout: LONGEST_MS,
    }, async () => {
      const pair = await startPair()
      onTestFinished(pair.stop)
      const service = await startSiteSheets()
      await pair.primary().query('CREATE ROLE haproxy LOGIN')
      const port = await startHaproxy('database', [pair.primary().port, pair.standby().port])
      const DATABASE_URL = `postgres://staff@127.0.0.1:${port}/postgres`
      await until(() => leadsToPrimary(DATABASE_URL), 100)
      const pooler = hasPgbouncer() ? await startPgbouncer(DATABASE_URL, POOLED_CONNECTIONS) : null
      if (pooler !== null) onTestFinished(pooler.stop)
      const [one, other] = [await freePort(), await freePort()]
      const site = await startServers([
        { ...service.env, DATABASE_URL, PORT: String(one) },
        {
          ...service.env,
          DATABASE_URL: pooler?.url ?? DATABASE_URL,
          DATABASE_REQUIRE_STANDBY: '1',
          PORT: String(other),
        },
      ])
      const url = `http://127.0.0.1:${await startHaproxy('site', [one, other])}`
      const answers = await failOver({
        pair,
        site,
        urlNow: () => url,
        service,
        failovers: BEHIND_HAPROXY,
        proof: '14',
      })
      expect(answers.filter(isWithout(200, 502, 503, 504, 0))).toStrictEqual([])
    })
  },
)
