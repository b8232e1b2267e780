import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { finishRestore, isRestoreUnfinished } from '../../../src/adapters/ledger-sqlite/finish-restore'
import { createTempDir } from '../../support/temp-dir'

const LEDGER = ['registrations.sqlite', 'registrations.sqlite-shm', 'registrations.sqlite-wal']
const WHOLE = 'registrations.restored'
const MADE_AT = Date.UTC(2026, 10, 24, 2, 3, 4, 567)
const ASIDE = 'before-restore-2026-11-24T02-03-04.567Z'

const write = (dir: string, ...names: ReadonlyArray<string>): void => {
  for (const name of names) writeFileSync(join(dir, name), `of ${name}`)
}
const makeWhole = (dir: string): void => {
  write(dir, WHOLE)
  utimesSync(join(dir, WHOLE), MADE_AT / 1_000, (MADE_AT + 0.4) / 1_000)
}
const contents = (dir: string) =>
  Object.fromEntries(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')]))
const ofLedger = Object.fromEntries(LEDGER.map((name) => [name, `of ${name}`]))

describe('a restore that was cut off', () => {
  it('[P-005] before its file was whole leaves the ledger, and nothing of that file', async () => {
    const dir = await createTempDir()
    write(dir, ...LEDGER, 'registrations.restoring', 'erasures.jsonl')
    expect(isRestoreUnfinished(dir)).toBe(false)
    expect(finishRestore(dir)).toStrictEqual(E.right(null))
    expect(contents(dir)).toStrictEqual({ ...ofLedger, 'erasures.jsonl': 'of erasures.jsonl' })
  })

  it('[P-005] after that moves the former ledger aside with its journals, for its owner alone', async () => {
    const dir = await createTempDir()
    write(dir, ...LEDGER, 'registrations.lock', 'erasures.jsonl')
    makeWhole(dir)
    expect(isRestoreUnfinished(dir)).toBe(true)
    const aside = join(dir, ASIDE)
    expect(finishRestore(dir)).toStrictEqual(E.right(aside))
    expect(isRestoreUnfinished(dir)).toBe(false)
    expect(contents(aside)).toStrictEqual(ofLedger)
    expect((statSync(aside).mode & 0o777).toString(8)).toBe('700')
    expect(readdirSync(dir)).toStrictEqual([
      ASIDE,
      'erasures.jsonl',
      'registrations.lock',
      'registrations.sqlite',
    ])
    expect(readFileSync(join(dir, 'registrations.sqlite'), 'utf8')).toBe(`of ${WHOLE}`)
    expect(finishRestore(dir)).toStrictEqual(E.right(null))
  })

  it.each([1, 2, 3])(
    '[P-005] between two of its moves goes on with what is left, after %i',
    async (moved) => {
      const dir = await createTempDir()
      const aside = join(dir, ASIDE)
      mkdirSync(aside)
      write(aside, ...LEDGER.slice(0, moved))
      write(dir, ...LEDGER.slice(moved))
      makeWhole(dir)
      expect(finishRestore(dir)).toStrictEqual(E.right(aside))
      expect(contents(aside)).toStrictEqual(ofLedger)
      expect(readFileSync(join(dir, 'registrations.sqlite'), 'utf8')).toBe(`of ${WHOLE}`)
    },
  )

  it('[P-005] into a folder without a ledger leaves no folder of a former one', async () => {
    const dir = await createTempDir()
    makeWhole(dir)
    expect(finishRestore(dir)).toStrictEqual(E.right(null))
    expect(readdirSync(dir)).toStrictEqual(['registrations.sqlite'])
  })

  it('[P-005] in a folder where nothing can be moved says so', async () => {
    const dir = await createTempDir()
    mkdirSync(join(dir, 'registrations.restoring'))
    expect(E.isLeft(finishRestore(dir))).toBe(true)
    expect(existsSync(join(dir, 'registrations.sqlite'))).toBe(false)
  })
})
