import { setTimeout as wait } from 'node:timers/promises'
import type { TaskEither } from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startDelivery } from '../../../src/adapters/delivery/start-delivery'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createTargetSheets } from '../../../src/adapters/google-sheets/create-target-sheets'
import { createGetToken } from '../../../src/adapters/google-sheets/service-account'
import { openDelivery } from '../../../src/adapters/ledger-postgres/open-delivery'
import { decoded } from '../../support/decoded'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { NO_RECORD } from '../../support/memory/no-record'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { SHEETS } from '../../support/server/import-calls'
import { KEY_FILE, startSheetsService } from '../../support/stand-in-sheets/sheets-service'

const PROCESSES = 3
const KILLS = 8
const ROWS = 300
/** Ten seconds of a lease pass in half a second. */
const PACE = 20
const LONGEST_MS = 200_000

const begun = Date.now()
const fastClock = () => begun + (Date.now() - begun) * PACE

const openBench = async () => {
  const url = await createTestDatabase()
  const { keepRegistration, pool } = await openTestPostgres(url)
  const service = await startSheetsService({
    [SHEETS.orders.id]: [SHEETS.orders.name],
    [SHEETS.members.id]: [SHEETS.members.name],
  })
  onTestFinished(service.stop)

  /** A loop as a process has it; once killed, nothing of what it had begun goes on, and its lease stays behind. */
  const startProcess = async () => {
    const { pool } = await openTestPostgres(url)
    const store = decoded(
      await openDelivery({ pool, clock: async () => fastClock(), random: Math.random, record: NO_RECORD })(),
    )
    let isKilled = false
    const mortal =
      <E, A>(call: TaskEither<E, A>): TaskEither<E, A> =>
      async () => {
        const answer = isKilled ? null : await call()
        return answer === null || isKilled ? new Promise(() => undefined) : answer
      }
    const callSheets = createCallSheets({
      fetch,
      rootUrl: service.rootUrl,
      getToken: createGetToken(KEY_FILE, service.tokenUrl),
      awaitTurn: createAwaitTurn({
        reserveWrite: mortal(store.reserveWrite),
        wait: (ms) => wait(ms / PACE),
      }),
    })
    const { stop } = startDelivery({
      store: {
        ...store,
        takeWork: (...taken) => mortal(store.takeWork(...taken)),
        settleBatch: (...settled) => mortal(store.settleBatch(...settled)),
        settleRemovals: (...settled) => mortal(store.settleRemovals(...settled)),
      },
      sheets: createTargetSheets({
        ...store,
        callSheets: (call) => mortal(callSheets(call)),
        sheets: SHEETS,
        now: Date.now,
      }),
      recipient: 'Google Sheets',
      onHalted: () => undefined,
    })
    onTestFinished(stop)
    return {
      kill: () => {
        isKilled = true
      },
    }
  }

  const drained = async (): Promise<void> => {
    const deadline = Date.now() + LONGEST_MS
    while ((await pool.query('SELECT count(*) AS n FROM outbox')).rows[0].n > 0) {
      if (Date.now() > deadline) throw new Error('rows are left after the deadline')
      await wait(50)
    }
  }
  const delivered = () =>
    service
      .book(SHEETS.orders.id)
      .rowsOf(SHEETS.orders.name)
      .map((row) => Number(row[2]?.slice(2)))
  return { keepRegistration, service, startProcess, drained, delivered }
}

describe('three processes that deliver from one database, killed over and over, to a service with faults', () => {
  it('[M-106, P-007] bring each row to the sheet once', async () => {
    const { keepRegistration, service, startProcess, drained, delivered } = await openBench()
    const processes = await Promise.all(Array.from({ length: PROCESSES }, startProcess))
    const faults = [null, 'lost', null, 'before', { status: 503 }, null, 'cut', null, 'lost', null] as const

    const keeping = (async () => {
      for (let n = 0; n < ROWS; n += 1) {
        await keepRegistration(anArrivedOrder(n))()
        await wait(20)
      }
    })()
    for (let kill = 0; kill < KILLS; kill += 1) {
      service.disturb(...faults)
      await wait(700)
      processes[kill % PROCESSES]?.kill()
      processes[kill % PROCESSES] = await startProcess()
    }
    await keeping
    service.endFaults()
    await drained()

    const rows = delivered()
    expect(rows.length).toBe(ROWS)
    expect(new Set(rows)).toStrictEqual(new Set(Array.from({ length: ROWS }, (_, n) => n)))
  })
})
