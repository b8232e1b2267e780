import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { counted } from '../../../support/faults/counted'
import { figure } from '../../../support/faults/figure'
import { scaled } from '../../../support/faults/scale'
import { startSiteSheets } from '../../../support/faults/site-sheets'
import { staffEyes } from '../../../support/faults/staff-eyes'
import { phoneOf } from '../../../support/fixtures/people'
import { startPostgres } from '../../../support/postgres/start-postgres'
import { sendMembership } from '../../../support/processes/send-membership'
import { startServerProcess } from '../../../support/processes/start-server-process'
import type { Fault } from '../../../support/stand-in-sheets/sheets-service'

const PROCESSES = 3
const CLIENTS = 8
const PROCESS_KILLS = scaled(3, 90)
const DATABASE_KILLS = scaled(1, 6)
const LONGEST_DRAIN_MS = scaled(120_000, 600_000)
const LONGEST_MS = scaled(300_000, 1_800_000)
/** Three calls of ten go wrong, one after it was carried out. */
const FAULTS: ReadonlyArray<Fault | null> = [
  ...[null, null, 'lost', null, null, { status: 503 }, null, null, 'before', null],
] as const

const built = inject('builtServer')

/** Starts the processes; each can be killed and started again. */
const startServers = async (env: Readonly<Record<string, string>>) => {
  const start = () => startServerProcess(built.main, { env: { ...env, RATE_LIMIT_PER_MINUTE: '0' } })
  const servers = await Promise.all(Array.from({ length: PROCESSES }, start))
  const killAndStart = async (index: number): Promise<void> => {
    await servers[index]?.stop('SIGKILL')
    servers[index] = await start()
  }
  const urlOf = (index: number): string => servers[index % PROCESSES]?.url ?? ''
  return { killAndStart, urlOf }
}

/** Clients that go from one process to another with what got no answer, until they are stopped. */
const startClients = (urlOf: (index: number) => string) => {
  const acknowledged = new Set<number>()
  const sent = new Set<number>()
  let next = 0
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    while (!isOver) {
      const n = next++
      sent.add(n)
      for (let tries = 0; tries < 3 && !acknowledged.has(n); tries += 1) {
        if ((await sendMembership(urlOf(client + tries), n)) === 200) acknowledged.add(n)
        await wait(20)
      }
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(clients)
  }
  return { acknowledged, sent, stop }
}

describe('three servers on one database, killed over and over like the database itself', () => {
  it('[M-109, P-007] bring what they acknowledged to the sheet once', {
    timeout: LONGEST_MS,
  }, async () => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const service = await startSiteSheets()
    const env = { DATABASE_URL: postgres.url, ...service.env }
    const { killAndStart, urlOf } = await startServers(env)
    const { acknowledged, sent, stop } = startClients(urlOf)

    const databaseKillEvery = Math.ceil(PROCESS_KILLS / (DATABASE_KILLS + 1))
    for (let kill = 1; kill <= PROCESS_KILLS; kill += 1) {
      service.endFaults()
      service.disturb(...FAULTS)
      await wait(100)
      await killAndStart(kill % PROCESSES)
      if (kill % databaseKillEvery === 0 && kill < PROCESS_KILLS) await postgres.killAndStart()
    }
    await stop()
    service.endFaults()

    const staff = staffEyes(built.registrations, env)
    const kept = await staff.memberPhones()
    expect(acknowledged.size).toBeGreaterThan(CLIENTS)
    expect(new Set(kept).size).toBe(kept.length)
    expect([...acknowledged].filter((n) => !kept.includes(phoneOf(n)))).toStrictEqual([])
    expect(kept.filter((phone) => !sent.has(Number(phone.slice(2))))).toStrictEqual([])

    const missed = [...sent].filter((n) => !acknowledged.has(n))
    expect(await Promise.all(missed.map((n) => sendMembership(urlOf(n), n)))).toStrictEqual(
      missed.map(() => 200),
    )
    await staff.drained(LONGEST_DRAIN_MS)
    const { lost, doubled } = counted(new Set([...sent].map(phoneOf)), service.phones())
    figure('4 processes killed', PROCESS_KILLS, '>= 80')
    figure('4 times the database was killed', DATABASE_KILLS, '>= 5')
    figure('4 rows sent', sent.size, '> 0')
    figure('4 rows missing in the sheet', lost.length, '= 0')
    figure('4 rows doubled in the sheet', doubled, '= 0')
    expect(service.phones().toSorted()).toStrictEqual([...sent].map(phoneOf).toSorted())
  })
})
