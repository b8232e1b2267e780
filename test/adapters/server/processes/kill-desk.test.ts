import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { indexRegistrations } from '../../../../src/domain/ledger/staff/desk-index'
import { referenceOf } from '../../../../src/domain/registration/reference'
import { decoded } from '../../../support/decoded'
import { figure } from '../../../support/faults/figure'
import { scaled } from '../../../support/faults/scale'
import { seeded } from '../../../support/faults/seeded'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { handlingOf } from '../../../support/ledger/handled'
import { openTestLedger } from '../../../support/ledger/open-test-ledger'
import { freePort } from '../../../support/postgres/free-port'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { openDesk } from '../../../support/server/desk'
import { createDiskDir } from '../../../support/temp-dir'
import { until } from '../../../support/until'

const IDS = [1, 2, 3, 4]
const KILLS = scaled(3, 100)
const STEPS_IN_A_LIFE = 20
const LONGEST_WAIT_MS = 30
const LONGEST_MS = scaled(300_000, 3_600_000)

const built = inject('builtServer')
const random = seeded(16)

const keyOf = (id: number) => `key-${id}`

/** A closed ledger whose desk knows the registrations, and the cookie of an employee. */
const prepared = async () => {
  const dataDir = await createDiskDir()
  const ledger = openTestLedger(dataDir)
  for (const id of IDS)
    decoded(
      await ledger.keepRegistration(anArrivedOrder(id, { idempotency: { key: keyOf(id), bodyHash: 'h' } }))(),
    )
  const { signedInAs, change } = await openDesk({ ledger })
  await change(() => indexRegistrations({ after: 0, upTo: IDS.length }))
  const cookie = await signedInAs('Trang')
  await ledger.close()
  return { dataDir, cookie }
}

/** Makes steps one after the other on each registration, and asks again about each one that had no answer. */
const startPressing = (origin: string, cookie: string) => {
  const made = new Map(IDS.map((id) => [id, 0]))
  let unanswered = 0
  let isOver = false

  const press = async (id: number, number: number): Promise<boolean> => {
    const answer = await fetch(`${origin}/don/${referenceOf(keyOf(id))}-${id}/buoc`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({
        'trang-thai': 'unanswered',
        'ghi-chu': `lần ${number}`,
        'da-xem': `${number - 1}`,
      }),
    }).catch(() => null)
    const page = await answer?.text().catch(() => null)
    if (answer === null || page === null || answer.status === 503) {
      unanswered += 1
      await wait(5)
      return false
    }
    if (answer.status === 303) {
      expect(answer.headers.get('location')).toMatch(new RegExp(`luu=${number}$`))
      return true
    }
    expect([answer.status, page]).toStrictEqual([
      409,
      expect.stringContaining(`name="da-xem" value="${number}"`),
    ])
    return true
  }

  const pressing = IDS.map(async (id) => {
    for (let number = 1; !isOver; ) {
      if (!(await press(id, number))) continue
      made.set(id, number)
      number += 1
    }
  })
  onTestFinished(() => {
    isOver = true
  })
  /** Returns how many requests had no answer. */
  const finish = async () => {
    isOver = true
    await Promise.all(pressing)
    return unanswered
  }
  return { made, total: () => [...made.values()].reduce((sum, each) => sum + each, 0), finish }
}

/** The numbers of the steps of each registration, all of which are whole; each has a line in the history. */
const stepsIn = async (dataDir: string): Promise<ReadonlyMap<number, number>> => {
  const { desk, close } = openTestLedger(dataDir)
  const counts = new Map<number, number>()
  for (const id of IDS) {
    const { registration, steps } = await handlingOf(desk, id)
    expect(steps.map(({ stepNumber, note }) => [stepNumber, note])).toStrictEqual(
      steps.map((_, at) => [at + 1, `lần ${at + 1}`]),
    )
    expect(registration?.steps).toBe(steps.length)
    counts.set(id, steps.length)
  }
  await close()
  const db = new DatabaseSync(join(dataDir, 'registrations.sqlite'), { readOnly: true })
  const row = db.prepare("SELECT count(*) AS lines FROM history WHERE command = 'desk changed'").get()
  db.close()
  expect(row?.lines).toBe([...counts.values()].reduce((sum, each) => sum + each, 0))
  return counts
}

describe('a desk whose server is killed over and over while staff save steps', () => {
  it('[P-001, P-010] keeps each step that it confirmed, without a gap, made whole or not at all', {
    timeout: LONGEST_MS,
  }, async () => {
    const { dataDir, cookie } = await prepared()
    const port = String(await freePort())
    const env = { DATA_DIR: dataDir, STAFF_PORT: port, RATE_LIMIT_PER_MINUTE: '0' }
    const start = () => startServerProcess(built.main, { env })
    let server = await start()
    const { made, total, finish } = startPressing(`http://localhost:${port}`, cookie)
    let lost = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = total()
      await until(() => total() >= before + STEPS_IN_A_LIFE)
      await wait(random() * LONGEST_WAIT_MS)
      await server.stop('SIGKILL')
      const confirmed = new Map(made)
      const kept = await stepsIn(dataDir)
      for (const [id, number] of confirmed) {
        const more = (kept.get(id) ?? 0) - number
        lost += Math.max(0, -more)
        expect(more).toBeLessThanOrEqual(1)
      }
      server = await start()
    }
    const unanswered = await finish()
    await server.stop('SIGTERM')
    expect(await stepsIn(dataDir)).toStrictEqual(made)
    figure('steps of staff confirmed under kills', total(), `>= ${KILLS * STEPS_IN_A_LIFE}`)
    figure('confirmed steps of staff lost', lost, '= 0')
    expect(lost).toBe(0)
    expect(unanswered).toBeGreaterThan(0)
  })
})
