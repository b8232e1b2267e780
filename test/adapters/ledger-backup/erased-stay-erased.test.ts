import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openConfiguredLedger } from '../../../src/adapters/server/wiring/wire-ledger'
import { scaled } from '../../support/faults/scale'
import { phoneOf } from '../../support/fixtures/people'
import { anArrivedOrder } from '../../support/ledger/arrived'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { inDatabase, inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { createTempDir } from '../../support/temp-dir'

const PEOPLE = 4

type Record = 'own' | 'older' | 'empty' | 'missing' | 'forked'

type Step =
  | { readonly do: 'keep' | 'erase' | 'eraseKilled'; readonly person: number }
  | { readonly do: 'backup' | 'copyRecord' | 'start' | 'migrate' | 'undo' }
  | { readonly do: 'damage'; readonly record: Record; readonly person: number }
  | { readonly do: 'restore'; readonly record: Record; readonly backup: number }
  /** The machine is lost; on the next one, a server ran and erased somebody before the backup was found. */
  | { readonly do: 'move'; readonly record: Record; readonly backup: number; readonly person: number }

const person = fc.integer({ min: 1, max: PEOPLE })
const record = fc.constantFrom<Record>('own', 'older', 'empty', 'missing', 'forked')
const backup = fc.nat(3)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('erase' as const), person }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('keep' as const, 'eraseKilled' as const), person }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('backup' as const, 'copyRecord' as const, 'start' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('migrate' as const, 'undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('damage' as const), record, person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const), record, backup }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), record, backup, person }) },
)

const linesOf = (file: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0

/** What happens to an installation; each restore that is refused is undone by putting the record back. */
const createWorld = async () => {
  const kept = await createTempDir()
  const backups: Array<{ readonly file: string; readonly lines: number }> = []
  const erased = new Set<number>()
  let dir = await createTempDir()
  let copies = 0
  /** The database to which the file was moved. */
  let url: string | null = null
  const named = (what: string): string => {
    copies += 1
    return join(kept, `${what}-${copies}`)
  }
  const location = () => (url === null ? inFile(dir) : inDatabase(url))
  const run = (n: number, ...words: ReadonlyArray<string>) =>
    runStaffCommandWith({ location: location(), dataDir: dir, typed: phoneOf(n) }, ...words)
  const own = () => join(dir, 'erasures.jsonl')
  const older = join(kept, 'older.jsonl')

  /** Whether a server starts; it keeps a registration of each person who was not erased. */
  const start = async (people: ReadonlyArray<number> = []): Promise<boolean> => {
    const opened = await openConfiguredLedger(location(), own())()
    if (opened._tag === 'Left') return false
    for (const n of people) await opened.right.keepRegistration(anArrivedOrder(n))()
    await opened.right.close()
    return true
  }

  const erase = async (n: number): Promise<void> => {
    if ((await run(n, 'erase', '--phone', '-')).code === 0) erased.add(n)
  }

  const backUp = async (): Promise<void> => {
    const file = join(kept, `${backups.length}.backup`)
    if ((await run(0, 'backup', '--to', file)).code === 0) backups.push({ file, lines: linesOf(own()) })
  }

  /** Puts another file in the record's place. */
  const replaceRecord = async (by: Record): Promise<void> => {
    if (by === 'missing') rmSync(own(), { force: true })
    if (by === 'empty') writeFileSync(own(), '')
    if ((by === 'older' || by === 'forked') && existsSync(older)) copyFileSync(older, own())
    if (by === 'forked' && existsSync(own())) {
      const line = { mark: 'f'.repeat(43), at: '2026-11-20T01:30:00.000Z', sheets: [] }
      writeFileSync(own(), `${JSON.stringify(line)}\n`.repeat(3), { flag: 'a' })
    }
  }

  const withoutRecord = async (by: Record, work: () => Promise<boolean>): Promise<void> => {
    const aside = named('aside')
    const hadOne = existsSync(own())
    if (hadOne) copyFileSync(own(), aside)
    await replaceRecord(by)
    if (await work()) return
    rmSync(own(), { force: true })
    if (hadOne) copyFileSync(aside, own())
  }

  const take = async (given: Step): Promise<void> => {
    const chosen = 'backup' in given ? backups[given.backup % Math.max(1, backups.length)] : undefined
    switch (given.do) {
      case 'keep':
        if (!erased.has(given.person)) await start([given.person])
        return
      case 'erase':
        return erase(given.person)
      case 'eraseKilled': {
        if (url !== null) return
        const aside = named('ledger')
        cpSync(join(dir, 'registrations.sqlite'), aside)
        await run(given.person, 'erase', '--phone', '-')
        for (const end of ['-wal', '-shm']) rmSync(join(dir, `registrations.sqlite${end}`), { force: true })
        return cpSync(aside, join(dir, 'registrations.sqlite'))
      }
      case 'backup':
        return backUp()
      case 'copyRecord':
        return existsSync(own()) ? copyFileSync(own(), older) : undefined
      case 'start':
        return void (await start())
      case 'migrate': {
        if (url !== null) return
        const to = await createTestDatabase()
        const { code } = await runStaffCommandWith({ location: inFile(dir), migrateTo: to }, 'migrate')
        if (code === 0) url = to
        return
      }
      case 'undo': {
        if (url === null) return
        const { code } = await runStaffCommandWith(
          { location: inFile(dir), migrateTo: url },
          'migrate',
          '--undo',
        )
        if (code === 0) url = null
        return
      }
      case 'damage':
        return withoutRecord(given.record, async () => {
          const isStarted = await start()
          await erase(given.person)
          // What the server accepts is from now on the record.
          return isStarted
        })
      case 'restore':
        return chosen === undefined
          ? undefined
          : withoutRecord(given.record, async () => {
              // Out of a database, the way back is a restore into the folder.
              const words = ['restore', '--from', chosen.file]
              const here = { location: inFile(dir), ...(url === null ? {} : { migrateTo: url }) }
              const { code, said } = await runStaffCommandWith(here, ...words)
              if (code === 0) url = null
              if (given.record === 'own') expect([code, said]).toStrictEqual([0, said])
              return code === 0
            })
      case 'move': {
        if (chosen === undefined) return
        const [former, formerUrl] = [dir, url]
        url = null
        const wasErased = erased.has(given.person)
        const latest = named('latest')
        if (existsSync(own())) copyFileSync(own(), latest)
        // Nothing can tell that lines are missing if neither the backup nor a ledger knows them.
        const isOlderTold = linesOf(older) < chosen.lines && existsSync(older)
        const found = { own: latest, older: isOlderTold ? older : latest, forked: latest }
        dir = await createTempDir()
        await start([given.person])
        await erase(given.person)
        const words = given.record in found ? ['--erasures', found[given.record as 'own']] : []
        const { code } = await run(0, 'restore', '--from', chosen.file, ...words)
        if (code === 0) return
        // The new machine is given up, and with it what it erased.
        dir = former
        url = formerUrl
        if (!wasErased) erased.delete(given.person)
      }
    }
  }

  const back = async (): Promise<ReadonlyArray<number>> => {
    const { output } = await run(0, 'export', 'orders')
    return [...erased].filter((n) => output.includes(phoneOf(n)))
  }

  await start([1, 2, 3, 4])
  await backUp()
  return { take, back }
}

describe('an installation to which anything happens', () => {
  it('[P-004] brings no erased person back without being told that the record is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
        const { take, back } = await createWorld()
        for (const each of steps) {
          await take(each)
          expect(await back()).toStrictEqual([])
        }
      }),
      { numRuns: scaled(12, 300) },
    )
  })
})
