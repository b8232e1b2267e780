import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { decoded } from '../../support/decoded'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

const DAY_MS = 86_400_000

/** A ledger on a machine whose clock is forty days fast. */
const openOnFastMachine = async () => {
  const url = await createTestDatabase()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 40 * DAY_MS)
  onTestFinished(() => clock.mockRestore())
  return { ...(await openTestPostgres(url)), now }
}

function* presentTime(at: number) {
  yield* []
  return at
}

describe('on a machine whose clock is wrong', () => {
  it.each(['read', 'change'] as const)(
    '[P-007] the desk goes by the clock of the database: %s',
    async (use) => {
      const { desk, now } = await openOnFastMachine()
      expect(Math.abs(decoded(await desk[use](presentTime)()) - now)).toBeLessThan(DAY_MS)
    },
  )

  it('[P-007, P-013] whoever is due is erased by the clock of the database', async () => {
    const { keepRegistration, eraseExpired, now } = await openOnFastMachine()
    await keepRegistration(anArrivedOrder(1, { receivedAt: now - 31 * DAY_MS }))()
    await keepRegistration(anArrivedOrder(2, { receivedAt: now }))()
    expect(await eraseExpired({ days: 30, isDelivering: false, contract: 'none' })()).toStrictEqual(
      E.right({ tag: 'erased', persons: 1 }),
    )
  })
})
