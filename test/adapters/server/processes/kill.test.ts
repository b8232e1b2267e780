import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { counted } from '../../../support/faults/counted'
import { figure } from '../../../support/faults/figure'
import { startRetryingClients } from '../../../support/faults/retrying-clients'
import { isLong, scaled } from '../../../support/faults/scale'
import { seeded } from '../../../support/faults/seeded'
import { phoneOf } from '../../../support/fixtures/people'
import { exportPhones } from '../../../support/processes/export-phones'
import {
  type ReceivedCall,
  startStandInWebhook,
  WEBHOOK_SECRET,
} from '../../../support/processes/stand-in-webhook'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { createDiskDir } from '../../../support/temp-dir'
import { checkTrace } from '../../../support/trace-check/check-trace'
import { recordClients } from '../../../support/traces/record-clients'
import { recordTrace } from '../../../support/traces/record-trace'
import { until } from '../../../support/until'

/** A notice's text as it is sent, and as it waits. */
const countIn = (text: string): number => {
  const { data, ...content } = JSON.parse(text)
  return (data ?? content).members.count
}

type Calls = {
  readonly calls: ReadonlyArray<ReceivedCall>
  readonly taken: () => ReadonlyArray<ReceivedCall>
}

/** How many memberships were told of, wait to be, and went out under one id with two texts. Stop the server before. */
const toldByNotices = ({ calls, taken }: Calls, dataDir: string) => {
  const told = new Map(taken().map(({ id, body }) => [id, countIn(body)]))
  const texts = new Set(calls.map(({ id, body }) => `${id} ${body}`))
  const db = new DatabaseSync(join(dataDir, 'registrations.sqlite'), { readOnly: true })
  const waiting = db
    .prepare('SELECT id, content FROM notice')
    .all()
    // A receiver may have taken it without the server hearing of it.
    .filter(({ id }) => !told.has(String(id)))
    .map(({ content }) => countIn(String(content)))
  const unannounced = Number(db.prepare('SELECT count(*) AS n FROM unannounced').get()?.n)
  db.close()
  const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0)
  return {
    told: sum(told.values()),
    waiting: sum(waiting) + unannounced,
    changed: texts.size - new Set(calls.map(({ id }) => id)).size,
  }
}

const CLIENTS = 16
const KILLS = scaled(4, 1_000)
const KILLS_OF_A_FOLDER = scaled(4, 50)
const SHORTEST_LIFE_MS = 40
const LONGEST_LIFE_MS = 200
const LONGEST_MS = scaled(300_000, 7_200_000)

const built = inject('builtServer')

const random = seeded(1)
const lifeMs = () => SHORTEST_LIFE_MS + random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS)

const killOverAndOver = async (kills: number, from: number) => {
  const dataDir = await createDiskDir()
  const receiver = await startStandInWebhook(async (call) => {
    await wait(random() * LONGEST_LIFE_MS)
    return call % 3 === 0 ? 503 : 204
  })
  const env = {
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    NOTIFY_WEBHOOK_URL: receiver.url,
    NOTIFY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  }
  const start = () => startServerProcess(built.main, { env })
  let server = await start()
  const recorder = recordTrace(Date.now)
  const recorded = recordClients(recorder, dataDir)
  const { acknowledged, unanswered, finish } = startRetryingClients({
    clients: CLIENTS,
    urlNow: () => server.url,
    from,
    watch: recorded.sends,
  })
  for (let kill = 0; kill < kills; kill += 1) {
    const before = acknowledged.size
    // However slow the machine is, each life is one under load.
    await until(() => acknowledged.size >= before + CLIENTS)
    await wait(lifeMs())
    await server.stop('SIGKILL')
    recorded.isKilled()
    server = await start()
  }
  await finish()
  if (isLong && from === 0) while (toldByNotices(receiver, dataDir).waiting > 0) await wait(1_000)
  await server.stop('SIGTERM')
  await receiver.stop()
  recorded.ends()
  const kept = await exportPhones(built.registrations, dataDir)
  return {
    departure: checkTrace(recorder.events),
    acknowledged: acknowledged.size,
    interrupted: unanswered.size,
    next: Math.max(...acknowledged) + 1,
    kept: kept.length,
    ...toldByNotices(receiver, dataDir),
    ...counted(new Set([...acknowledged].map(phoneOf)), kept),
  }
}

describe('a server that is killed over and over under load', () => {
  it('[M-109, P-001] keeps every acknowledged row once, and loses no notice', {
    timeout: LONGEST_MS,
  }, async () => {
    const total = { acknowledged: 0, interrupted: 0, lost: 0, doubled: 0, unasked: 0, untold: 0, changed: 0 }
    let next = 0
    for (let kills = 0; kills < KILLS; kills += KILLS_OF_A_FOLDER) {
      const run = await killOverAndOver(KILLS_OF_A_FOLDER, next)
      next = run.next
      expect(run.departure).toBeNull()
      total.acknowledged += run.acknowledged
      total.interrupted += run.interrupted
      total.lost += run.lost.length
      total.doubled += run.doubled
      total.unasked += run.unasked.length
      total.untold += Math.abs(run.kept - run.told - run.waiting)
      total.changed += run.changed
    }
    figure('1 kills under 16 clients', KILLS, '>= 1000')
    figure('1 rows acknowledged', total.acknowledged, `>= ${KILLS * CLIENTS}`)
    figure('1 acknowledged rows lost', total.lost, '= 0')
    figure('1 rows doubled', total.doubled, '= 0')
    figure('1 rows in no notice or in two', total.untold, '= 0')
    expect(total.acknowledged).toBeGreaterThanOrEqual(KILLS * CLIENTS)
    expect(total.interrupted).toBeGreaterThan(0)
    expect([total.lost, total.doubled, total.unasked]).toStrictEqual([0, 0, 0])
    expect([total.untold, total.changed]).toStrictEqual([0, 0])
  })
})
