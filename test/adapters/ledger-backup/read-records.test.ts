import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { linesToRepeat, readRecords } from '../../../src/adapters/ledger-backup/read-records'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { createTempDir } from '../../support/temp-dir'

const LINE = { mark: 'f'.repeat(43), at: new Date(ARRIVED_AT).toISOString(), sheets: [] }
const TEXT = `${JSON.stringify(LINE)}\n`
const DAMAGED = `x\n${TEXT}`

/** A folder with records of these texts. */
const folderWith = async (texts: Readonly<Record<string, string>>) => {
  const dir = await createTempDir()
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(dir, name), text)
  const at = (name: string): string => join(dir, name)
  const read = (given: ReadonlyArray<string>, areLost = false) =>
    readRecords({ own: at('own'), recordId: '', given: given.map(at), areLost })
  const seen = (given: ReadonlyArray<string>, areLost = false) =>
    decoded(read(given, areLost)).map(({ path, text, isGiven, lines, head }) => {
      expect(head.line).toBe(text.split('\n').length - 1)
      return [path.slice(dir.length + 1), text, isGiven, lines.length]
    })
  return { at, read, seen }
}

describe('the records that a restore reads', () => {
  it('[P-004] are the one that the ledger continues, if there is one, and each that is named, once', async () => {
    const { seen } = await folderWith({ own: TEXT, other: '' })
    expect(seen([])).toStrictEqual([['own', TEXT, false, 1]])
    expect(seen(['other', 'other'])).toStrictEqual([
      ['own', TEXT, false, 1],
      ['other', '', true, 0],
    ])
    expect(seen(['own'])).toStrictEqual([['own', TEXT, true, 1]])
    const without = await folderWith({ other: TEXT })
    expect(without.seen(['other'])).toStrictEqual([['other', TEXT, true, 1]])
  })

  it('[P-004] may be missing or damaged only if they are said to be lost', async () => {
    const missing = await folderWith({ other: TEXT })
    const noErasures = (name: string) => E.left({ tag: 'noErasures', path: missing.at(name) })
    expect(missing.read([])).toStrictEqual(noErasures('own'))
    expect(missing.read(['own', 'other'])).toStrictEqual(noErasures('own'))
    expect(missing.read(['other', 'none'])).toStrictEqual(noErasures('none'))
    expect(missing.seen([], true)).toStrictEqual([])
    expect(missing.seen(['other', 'none'], true)).toStrictEqual([['other', TEXT, true, 1]])
    const damaged = await folderWith({ own: DAMAGED })
    expect(damaged.read([])).toStrictEqual(
      E.left({
        tag: 'damagedErasures',
        path: damaged.at('own'),
        damage: { line: 1, because: 'unreadable' },
      }),
    )
    expect(damaged.seen([], true)).toStrictEqual([['own', DAMAGED, false, 1]])
  })

  it('[P-004] are not passed over if they cannot be read', async () => {
    const { at, read } = await folderWith({})
    mkdirSync(at('own'))
    expect(E.isLeft(read([]))).toBe(true)
    expect(E.isLeft(read([], true))).toBe(true)
  })
})

describe('the lines that a restore repeats', () => {
  const CREATED_AT = ARRIVED_AT

  const lineOf = (hash: string, after: number) => ({
    entry: { kind: 'withdrawal' as const, phoneHash: '', at: CREATED_AT + after },
    key: null,
    hashes: [hash],
  })
  const lines = [
    lineOf('a', 0),
    lineOf('b', 1),
    lineOf('c', -1),
    lineOf('d', 2),
    lineOf('e', 3),
    lineOf('f', -2),
  ]

  it.each([
    [[], 'abcdef'],
    [['none'], 'abcdef'],
    [['b'], 'acdef'],
    [['d', 'b'], 'acef'],
    [['f'], 'acf'],
  ])(
    '[P-004, P-005] of a backup that knows the record up to %j are %s: none of a time after the backup that it knows',
    (known, repeated) => {
      const heads = known.map((hash) => ({ line: 1, hash }))
      const taken = linesToRepeat(lines, { createdAt: CREATED_AT, heads })
      expect(taken.map(({ hashes }) => hashes[0]).join('')).toBe(repeated)
    },
  )

  it('[P-005] include a line that repeats one that the backup knows', () => {
    const joined = { ...lineOf('g', 1), hashes: ['g', 'b'] }
    expect(linesToRepeat([joined], { createdAt: CREATED_AT, heads: [{ line: 1, hash: 'b' }] })).toStrictEqual(
      [joined],
    )
  })
})
