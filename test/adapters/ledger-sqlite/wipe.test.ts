import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createEraseByPhone } from '../../../src/adapters/ledger-sqlite/create-erase-by-phone'
import { createWipe } from '../../../src/adapters/ledger-sqlite/wipe'
import { indexRegistrations } from '../../../src/domain/ledger/desk-index'
import { takeStep } from '../../../src/domain/ledger/take-step'
import { anArrivedMembership } from '../../support/arrived'
import { bytesOf } from '../../support/bytes-of'
import { decoded } from '../../support/decoded'
import { openTestLedger } from '../../support/open-test-ledger'
import { phoneNumber } from '../../support/people'
import { createTempDir } from '../../support/temp-dir'

const COUNT = 2_000
const PEOPLE = Array.from({ length: COUNT }, (_, n) => (n * 15_485_863) % 99_999_989)
const phoneOf = (n: number) => `08${String(n).padStart(8, '0')}`

/** A ledger of people in no order, so that pages of its indexes were split. */
const createFilled = async () => {
  const dir = await createTempDir()
  const ledger = openTestLedger(dir)
  await Promise.all(PEOPLE.map((n) => ledger.keepRegistration(anArrivedMembership(n))()))
  const path = join(dir, 'registrations.sqlite')
  const beside = new DatabaseSync(path, { timeout: 0 })
  beside.exec('PRAGMA foreign_keys = ON')
  onTestFinished(() => beside.close())
  return { dir, path, ledger, beside }
}

const leftOf = (dir: string, people: ReadonlyArray<number>) => {
  const bytes = bytesOf(dir)
  return people.filter((n) => bytes.includes(phoneOf(n)))
}

describe('wiping a file', () => {
  it('[M-099, P-004] whose erasure a kill has cut off leaves no byte of any deleted row, every other row, and a sound file', async () => {
    const { dir, ledger, beside } = await createFilled()
    beside.exec('PRAGMA secure_delete = ON')
    const isGone = (_: number, at: number) => at % 3 === 0
    for (const n of PEOPLE.filter(isGone))
      beside.prepare('DELETE FROM registration WHERE phone = ?').run(phoneOf(n))
    expect(leftOf(dir, PEOPLE.filter(isGone)).length).toBeGreaterThan(0)
    expect(
      await ledger.eraseExpired({ days: null, isDelivering: false, contract: 'none' } as const)(),
    ).toMatchObject({
      _tag: 'Right',
    })
    expect(leftOf(dir, PEOPLE.filter(isGone))).toStrictEqual([])
    expect(beside.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(beside.prepare('SELECT phone FROM registration ORDER BY id').all()).toEqual(
      PEOPLE.filter((n, at) => !isGone(n, at)).map((n) => ({ phone: phoneOf(n) })),
    )
  })

  it('[P-004] leaves no byte of a note, and nothing of what the desk looks up', {
    timeout: 120_000,
  }, async () => {
    const dir = await createTempDir()
    const { keepRegistration, desk } = openTestLedger(dir)
    const some = PEOPLE.slice(0, 100)
    for (const n of some)
      decoded(await keepRegistration(anArrivedMembership(n, {}, `Trần Mẫu ${'a'.repeat(20)}`))())
    decoded(await desk.change(() => indexRegistrations({ after: 0, upTo: some.length }))())
    const noteOf = (n: number) => `ghi chú của ${n} `
    for (const [at, n] of some.entries())
      for (const [seen, state] of (['unanswered', 'confirmed', 'sent'] as const).entries())
        decoded(
          await desk.change((now) =>
            takeStep(
              {
                id: at + 1,
                who: 'Trang',
                note: `${noteOf(n)}${'😀'.repeat(480)}`,
                callAt: null,
                state,
                seen,
              },
              now,
            ),
          )(),
        )
    const gone = some.filter((_, at) => at % 10 === 0)
    for (const n of gone) decoded(await createEraseByPhone(dir, Date.now)(phoneNumber(phoneOf(n)), 'none')())
    const bytes = bytesOf(dir)
    const isLeft = (n: number): boolean =>
      bytes.includes(noteOf(n)) || bytes.includes([...phoneOf(n)].reverse().join(''))
    expect(gone.filter(isLeft)).toStrictEqual([])
    expect(some.filter(isLeft)).toHaveLength(some.length - gone.length)
  })

  it('[P-004] that is not owed does not look at the file', async () => {
    const { dir, path, beside } = await createFilled()
    beside.exec("DELETE FROM registration; DELETE FROM counter WHERE name = 'wipe owed'")
    const left = leftOf(dir, PEOPLE).length
    const { wipe, close } = createWipe(path)
    expect(await wipe()).toBe(true)
    close()
    expect(leftOf(dir, PEOPLE).length).toBe(left)
  })

  it('[P-004] takes turns with who writes meanwhile, and leaves nothing of what those pages held', async () => {
    const { dir, beside } = await createFilled()
    const [erased = 0] = PEOPLE
    let isErasing = true
    const erasure = createEraseByPhone(dir, Date.now)(phoneNumber(phoneOf(erased)), 'none')().finally(() => {
      isErasing = false
    })
    beside.exec('PRAGMA secure_delete = ON')
    const insert = beside.prepare(
      "INSERT INTO registration (target, phone, record, received_at) VALUES ('members', ?, '{}', 1)",
    )
    let written = 0
    while (isErasing) {
      if (E.isRight(E.tryCatch(() => insert.run(phoneOf(100_000_000 + 7 * written)), E.toError))) written += 1
      await nextTurn()
    }
    expect(decoded(await erasure)).toMatchObject({ registrations: 1 })
    expect(written).toBeGreaterThan(0)
    expect(leftOf(dir, [erased])).toStrictEqual([])
    expect(beside.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(beside.prepare('SELECT count(*) AS n FROM registration').get()).toEqual({ n: COUNT - 1 + written })
  })
})
