import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takeStep } from '../../../src/domain/ledger/staff/take-step'
import type { DeskStore } from '../../../src/ports/desk'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { bytesOf } from '../../support/ledger/bytes-of'
import { filledLedger } from '../../support/ledger/filled-ledger'
import { handle, handlingOf, noteOn } from '../../support/ledger/handled'
import { openTestLedger } from '../../support/ledger/open-test-ledger'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'
import { inDatabase, inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

const ERASED = 2
const STAYS = 3
const phoneOfErased = `090000000${ERASED}`

type Handled = Awaited<ReturnType<typeof handlingOf>>

const inFolder = async <A>(dir: string, work: (desk: DeskStore) => Promise<A>): Promise<A> => {
  const { desk, close } = openTestLedger(dir)
  const done = await work(desk)
  await close()
  return done
}

const bothIn = (desk: DeskStore): Promise<ReadonlyArray<Handled>> =>
  Promise.all([ERASED, STAYS].map((id) => handlingOf(desk, id)))

const nothingOf = { registration: null, steps: [] }

/** A closed ledger with four registrations, two of which were called twice. */
const handledLedger = async () => {
  const { dir } = await filledLedger(3)
  const handled = await inFolder(dir, async (desk) => {
    await handle(desk, [ERASED, STAYS])
    return bothIn(desk)
  })
  expect(handled).toMatchObject(
    [ERASED, STAYS].map((id) => ({
      registration: { state: 'callLater', callAt: ARRIVED_AT + id, steps: 2 },
      steps: [
        { stepNumber: 1, state: 'unanswered', note: '', callAt: null },
        { stepNumber: 2, state: 'callLater', note: noteOn(id), callAt: ARRIVED_AT + id },
      ],
    })),
  )
  return { dir, handled }
}

const succeeds = async (
  given: Parameters<typeof runStaffCommandWith>[0],
  ...words: ReadonlyArray<string>
) => {
  const { code, said } = await runStaffCommandWith(given, ...words)
  expect([code, said]).toStrictEqual([0, said])
}

const backUp = async (given: Parameters<typeof runStaffCommandWith>[0]) => {
  const file = join(await createTempDir(), 'so.backup')
  await succeeds(given, 'backup', '--to', file)
  await succeeds(given, 'verify', file)
  return file
}

const cancel = (desk: DeskStore) =>
  desk
    .change((at) =>
      takeStep(
        { id: STAYS, who: 'Hà', note: 'sau đó', callAt: null, state: 'cancelled', seen: 2, prices: null },
        at,
      ),
    )()
    .then(decoded)

const erase = { typed: phoneOfErased }
const ERASE = ['erase', '--phone', '-']

/** Nothing of the erased person is left, and the other one is as before. */
const expectErased = async (dir: string, [, stays]: ReadonlyArray<Handled>) => {
  expect(await inFolder(dir, bothIn)).toEqual([nothingOf, stays])
  const bytes = bytesOf(dir)
  expect([ERASED, STAYS].map((id) => bytes.includes(noteOn(id)))).toStrictEqual([false, true])
}

describe('what staff did about registrations', () => {
  it('[M-106, P-019] is shown by `find` in the order in which it was done, without who did it', async () => {
    const { dir } = await handledLedger()
    const given = { location: inFile(dir), ...erase }
    const { output } = await runStaffCommandWith(given, 'find', '--phone', '-')
    expect(output.match(/Nhân viên đã ghi: .*/g)).toStrictEqual([
      expect.stringMatching(/: [\d/]{10} [\d:]{8}, Không nghe máy$/),
      expect.stringMatching(
        new RegExp(`Hẹn gọi lại, gọi lại lúc 20/11/2026 08:30:00, ${noteOn(ERASED)}$`.replace('.', '\\.')),
      ),
    ])
    expect(output).not.toContain('Trang')
    const json = await runStaffCommandWith(given, 'find', '--phone', '-', '--json')
    expect(JSON.parse(json.output)[0].steps).toMatchObject([
      { state: 'unanswered', note: '', callAt: null },
      { state: 'callLater', note: noteOn(ERASED), callAt: ARRIVED_AT + ERASED },
    ])
  })

  it('[P-005] is restored from a backup as it was then, with numbers, notes and times of calls', async () => {
    const { dir, handled } = await handledLedger()
    const location = inFile(dir)
    const file = await backUp({ location })
    expect(await inFolder(dir, cancel)).toStrictEqual({ tag: 'taken', stepNumber: 3 })
    await succeeds({ location }, 'restore', '--from', file)
    expect(await inFolder(dir, bothIn)).toEqual(handled)
  })

  it('[P-004, P-005] leaves no byte in a restored file if the person was erased since the backup', async () => {
    const { dir, handled } = await handledLedger()
    const location = inFile(dir)
    const file = await backUp({ location })
    await succeeds({ location, ...erase }, ...ERASE)
    await succeeds({ location }, 'restore', '--from', file)
    await expectErased(dir, handled)
  })

  it('[P-006, P-005] is the same after a migration to PostgreSQL, and in a backup made there', async () => {
    const { dir, handled } = await handledLedger()
    const url = await createTestDatabase()
    await succeeds({ location: inFile(dir), migrateTo: url }, 'migrate')
    const { desk } = await openTestPostgres(url)
    expect(await bothIn(desk)).toEqual(handled)
    const file = await backUp({ location: inDatabase(url), dataDir: dir })
    expect(await cancel(desk)).toStrictEqual({ tag: 'taken', stepNumber: 3 })
    await succeeds({ location: inFile(dir), migrateTo: url }, 'restore', '--from', file)
    expect(await inFolder(dir, bothIn)).toEqual(handled)
  })

  it('[P-004, P-006] is erased in PostgreSQL with the person, and in the file by --undo', async () => {
    const { dir, handled } = await handledLedger()
    const url = await createTestDatabase()
    const both = { location: inFile(dir), migrateTo: url }
    await succeeds(both, 'migrate')
    await succeeds({ location: inDatabase(url), dataDir: dir, ...erase }, ...ERASE)
    const { desk, pool } = await openTestPostgres(url)
    expect(await bothIn(desk)).toEqual([nothingOf, handled[1]])
    for (const table of ['handling', 'step'])
      expect(
        (await pool.query(`SELECT DISTINCT registration_id::int AS id FROM ${table} ORDER BY id`)).rows,
      ).not.toContainEqual({ id: ERASED })
    expect(bytesOf(dir).includes(noteOn(ERASED))).toBe(true)
    await succeeds(both, 'migrate', '--undo')
    await expectErased(dir, handled)
  })

  it('[P-006] is not lost by --undo: it refuses while PostgreSQL holds a later step, and takes the file back without one', async () => {
    const { dir, handled } = await handledLedger()
    const url = await createTestDatabase()
    const both = { location: inFile(dir), migrateTo: url }
    await succeeds(both, 'migrate')
    const { desk } = await openTestPostgres(url)
    expect(await cancel(desk)).toStrictEqual({ tag: 'taken', stepNumber: 3 })
    expect(await runStaffCommandWith(both, 'migrate', '--undo')).toMatchObject({
      code: 1,
      said: expect.stringContaining('0 đăng ký, 0 bản ghi để riêng và 1 lần nhân viên ghi lại việc xử lý'),
    })
    await succeeds({ location: inDatabase(url), dataDir: dir, typed: `090000000${STAYS}` }, ...ERASE)
    await succeeds(both, 'migrate', '--undo')
    expect(await inFolder(dir, bothIn)).toEqual([handled[0], nothingOf])
  })
})
