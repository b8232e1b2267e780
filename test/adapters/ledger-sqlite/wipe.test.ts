import { copyFileSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWipe } from '../../../src/adapters/ledger-sqlite/wipe'
import { indexRegistrations } from '../../../src/domain/ledger/staff/desk-index'
import { takeStep } from '../../../src/domain/ledger/staff/take-step'
import { decoded } from '../../support/decoded'
import { memberPhoneOf } from '../../support/fixtures/people'
import { anArrivedMembership } from '../../support/ledger/arrived'
import { bytesOf } from '../../support/ledger/bytes-of'
import { openFilesIn } from '../../support/ledger/open-files-in'
import { openTestLedger, staffLedgerIn } from '../../support/ledger/open-test-ledger'
import { stoppedClock } from '../../support/ledger/stopped-clock'
import { createTempDir } from '../../support/temp-dir'

const COUNT = 2_000
const PEOPLE = Array.from({ length: COUNT }, (_, n) => (n * 15_485_863) % 99_999_989)
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
  return people.filter((n) => bytes.includes(memberPhoneOf(n)))
}

describe('wiping a file', () => {
  it('[M-099, P-004] whose erasure a kill has cut off leaves no byte of any deleted row, every other row, and a sound file', async () => {
    const { dir, ledger, beside } = await createFilled()
    beside.exec('PRAGMA secure_delete = ON')
    const isGone = (_: number, at: number) => at % 3 === 0
    for (const n of PEOPLE.filter(isGone))
      beside.prepare('DELETE FROM registration WHERE phone = ?').run(memberPhoneOf(n))
    expect(leftOf(dir, PEOPLE.filter(isGone)).length).toBeGreaterThan(0)
    expect(
      await ledger.eraseExpired({ days: null, isDelivering: false, contract: 'none' } as const)(),
    ).toMatchObject({
      _tag: 'Right',
    })
    expect(leftOf(dir, PEOPLE.filter(isGone))).toStrictEqual([])
    expect(beside.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(beside.prepare('SELECT phone FROM registration ORDER BY id').all()).toEqual(
      PEOPLE.filter((n, at) => !isGone(n, at)).map((n) => ({ phone: memberPhoneOf(n) })),
    )
  })

  it('[P-004] leaves no byte of a note, and nothing of what the desk looks up', async () => {
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
                prices: null,
              },
              now,
            ),
          )(),
        )
    const gone = some.filter((_, at) => at % 10 === 0)
    for (const n of gone) decoded(await staffLedgerIn(dir).eraseByPhone(memberPhoneOf(n), 'none')())
    const bytes = bytesOf(dir)
    const isLeft = (n: number): boolean =>
      bytes.includes(noteOf(n)) || bytes.includes([...memberPhoneOf(n)].reverse().join(''))
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
    const erasure = staffLedgerIn(dir)
      .eraseByPhone(memberPhoneOf(erased), 'none')()
      .finally(() => {
        isErasing = false
      })
    beside.exec('PRAGMA secure_delete = ON')
    const insert = beside.prepare(
      "INSERT INTO registration (target, phone, record, received_at) VALUES ('members', ?, '{}', 1)",
    )
    let written = 0
    while (isErasing) {
      if (E.isRight(E.tryCatch(() => insert.run(memberPhoneOf(100_000_000 + 7 * written)), E.toError)))
        written += 1
      await nextTurn()
    }
    expect(decoded(await erasure)).toMatchObject({ registrations: 1 })
    expect(written).toBeGreaterThan(0)
    expect(leftOf(dir, [erased])).toStrictEqual([])
    expect(beside.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(beside.prepare('SELECT count(*) AS n FROM registration').get()).toEqual({ n: COUNT - 1 + written })
  })
})

const ROWS = 2_600
const textOf = (n: number) => `<${n}>`

/**
 * A file of which every other row was deleted, a dozen on each page, with the bytes left in it, and a wipe of it that is owed. The
 * clock of this process stands still.
 */
const createRemains = async () => {
  const dir = await createTempDir()
  await openTestLedger(dir).close()
  const path = join(dir, 'registrations.sqlite')
  const open = () => {
    const db = new DatabaseSync(path, { timeout: 0 })
    onTestFinished(() => {
      if (db.isOpen) db.close()
    })
    return db
  }
  const beside = open()
  beside.exec(`PRAGMA wal_autocheckpoint = 0; CREATE TABLE filled (id INTEGER PRIMARY KEY, text TEXT) STRICT;
    INSERT INTO filled
      WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ${ROWS})
      SELECT id, '<' || id || '>' || replace(hex(zeroblob(150)), '0', 'x') FROM n;
    PRAGMA wal_checkpoint(TRUNCATE); DELETE FROM filled WHERE id % 2 = 1`)
  const owe = () => beside.exec("INSERT OR REPLACE INTO counter (name, value) VALUES ('wipe owed', 1)")
  owe()
  const isOwed = () => beside.prepare("SELECT 1 FROM counter WHERE name = 'wipe owed'").get() !== undefined
  const { wipe, close } = createWipe(path)
  onTestFinished(close)
  const hasText = (n: number) => readFileSync(path).includes(textOf(n))
  const left = () => {
    const bytes = bytesOf(dir)
    return Array.from({ length: ROWS }, (_, at) => at + 1).filter((n) => bytes.includes(textOf(n)))
  }
  return { ...stoppedClock(), dir, path, open, beside, owe, isOwed, wipe, close, hasText, left }
}

/** Changes each row, and thereby its page, without moving anything. */
const SWAP = "UPDATE filled SET text = replace(replace(replace(text, 'x', 'z'), 'y', 'x'), 'z', 'y')"

const EVERY_OTHER = Array.from({ length: ROWS / 2 }, (_, at) => 2 * (at + 1))

describe('wiping a file with remains on more pages than are cleared at once', () => {
  it('[P-004] leaves none of them, every other row, nothing owed, and no file open', async () => {
    const { dir, path, beside, owe, isOwed, wipe, close, left } = await createRemains()
    expect(left()).toHaveLength(ROWS)
    expect(await wipe()).toBe(true)
    expect(left()).toStrictEqual(EVERY_OTHER)
    expect(isOwed()).toBe(false)
    owe()
    expect(await wipe()).toBe(true)
    expect(isOwed()).toBe(false)
    expect(beside.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    beside.close()
    expect(openFilesIn(dir)).toStrictEqual([path])
    close()
    close()
    expect(openFilesIn(dir)).toStrictEqual([])
  })

  it('[P-004] waits 5 s for one who reads an older state, and is owed until then', async () => {
    const { open, isOpenAfter, isOwed, wipe, left } = await createRemains()
    const reader = open()
    reader.exec('BEGIN; SELECT count(*) FROM filled')
    expect(left()).toHaveLength(ROWS)
    const refused = wipe()
    expect(await isOpenAfter(refused, 5_000)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await refused).toBe(false)
    expect([left().length, isOwed()]).toStrictEqual([ROWS, true])
    const wiped = wipe()
    expect(await isOpenAfter(wiped, 1_000)).toBe(true)
    reader.exec('COMMIT')
    expect(await wiped).toBe(true)
    expect([left(), isOwed()]).toStrictEqual([EVERY_OTHER, false])
  })

  it('[P-004] waits 5 s for one who takes the lock between two parts of it, and is owed until then', async () => {
    const { open, isOpenAfter, isOwed, wipe, hasText, left } = await createRemains()
    const refused = wipe()
    while (hasText(1)) await nextTurn()
    const writer = open()
    writer.exec('BEGIN IMMEDIATE')
    expect(await isOpenAfter(refused, 5_000)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await refused).toBe(false)
    expect(hasText(ROWS - 1)).toBe(true)
    writer.exec('COMMIT')
    expect(isOwed()).toBe(true)
    expect(await wipe()).toBe(true)
    expect([left(), isOwed()]).toStrictEqual([EVERY_OTHER, false])
  })

  it('[P-004] reaches a page that another writes before it is cleared, not touching the copy that is outdated', async () => {
    const { path, open, isOpenAfter, beside, isOwed, wipe, hasText, left } = await createRemains()
    const refused = wipe()
    expect(statSync(`${path}-wal`).size).toBe(0)
    const reader = open()
    reader.exec('BEGIN; SELECT count(*) FROM filled')
    beside.prepare("UPDATE filled SET text = replace(text, 'x', 'y') WHERE id = ?").run(ROWS)
    while (hasText(ROWS - 51)) await nextTurn()
    expect(await isOpenAfter(refused, 5_001)).toBe(false)
    expect(await refused).toBe(false)
    expect([hasText(ROWS - 1), hasText(ROWS), isOwed()]).toStrictEqual([true, true, true])
    reader.exec('COMMIT')
    expect(await wipe()).toBe(true)
    expect([left(), isOwed()]).toStrictEqual([EVERY_OTHER, false])
  })

  it('[P-004] reaches pages that another writes again and again', async () => {
    const { beside, isOwed, wipe, hasText, left } = await createRemains()
    let isWiping = true
    const wiped = wipe().finally(() => {
      isWiping = false
    })
    while (hasText(1)) await nextTurn()
    let writes = 0
    while (isWiping) {
      if (E.isRight(E.tryCatch(() => beside.exec(SWAP), E.toError))) writes += 1
      await nextTurn()
    }
    expect(await wiped).toBe(true)
    expect(writes).toBeGreaterThan(1)
    expect([left(), isOwed()]).toStrictEqual([EVERY_OTHER, false])
  })

  it('[P-004] lets nobody write back what a page held before it was cleared', async () => {
    const { beside, wipe, hasText, left } = await createRemains()
    const wiped = wipe()
    beside.exec('SELECT sum(length(text)) FROM filled')
    while (hasText(1)) await nextTurn()
    beside.exec(`${SWAP} WHERE id = 2`)
    expect(await wiped).toBe(true)
    expect(left()).toStrictEqual(EVERY_OTHER)
  })

  it('[P-004] does not touch a file that another one has replaced, and is owed', async () => {
    const { path, beside, owe, isOwed, wipe, left } = await createRemains()
    expect(await wipe()).toBe(true)
    beside.exec(`INSERT INTO filled VALUES (${ROWS + 1}, '<gone>'); DELETE FROM filled WHERE id > ${ROWS}`)
    owe()
    beside.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    copyFileSync(path, `${path}.new`)
    renameSync(path, `${path}.former`)
    renameSync(`${path}.new`, path)
    expect(readFileSync(`${path}.former`).includes('<gone>')).toBe(true)
    expect(await wipe()).toBe(false)
    expect(readFileSync(`${path}.former`).includes('<gone>')).toBe(true)
    expect(isOwed()).toBe(true)
    expect(left()).toStrictEqual(EVERY_OTHER)
  })
})
