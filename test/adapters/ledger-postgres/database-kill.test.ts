import { setTimeout as wait } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { allOf } from '../../support/all-of'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { startPostgres } from '../../support/postgres/start-postgres'

const CLIENTS = 8
const KILLS = 2

describe('a database that is killed under load and started again', () => {
  it('[P-001] holds every row that was acknowledged, once, and the ledger goes on', async () => {
    const { url, killAndStart, stop } = await startPostgres()
    onTestFinished(stop)
    const { keepRegistration, readRegistrations } = await openTestPostgres(url)
    const keep = (n: number) =>
      keepRegistration(anArrivedOrder(n, { idempotency: { key: `k${n}`, bodyHash: 'h' } }))()
    const acknowledged = new Set<number>()
    let next = 0
    let isOver = false
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const n = next++
        while (E.isLeft(await keep(n))) await wait(20)
        acknowledged.add(n)
      }
    })
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(300)
      await killAndStart()
    }
    await wait(300)
    isOver = true
    await Promise.all(clients)

    const rows = await allOf(readRegistrations('orders'))
    expect(acknowledged.size).toBeGreaterThan(KILLS * CLIENTS)
    expect(rows.map(({ content }) => Number(content.phone.slice(2))).toSorted((a, b) => a - b)).toStrictEqual(
      [...acknowledged].toSorted((a, b) => a - b),
    )
  })
})
