import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTempDir } from './support/temp-dir'

/** Stands in for the release's program: writes a line as a backup. */
const REGISTRATIONS = '#!/bin/sh\nif [ "$1" = backup ]; then echo backup > "$3"; fi\n'

/** A release's script, a record of erasures and a folder of backups, each null if it is not there. */
const createPlaces = async () => {
  const dir = await createTempDir()
  const [data, backups] = [join(dir, 'data'), join(dir, 'backups')]
  const [record, copy] = [join(data, 'erasures.jsonl'), join(backups, 'erasures.jsonl')]
  mkdirSync(join(dir, 'deploy'))
  cpSync('deploy/backup', join(dir, 'deploy/backup'))
  writeFileSync(join(dir, 'registrations'), REGISTRATIONS, { mode: 0o755 })
  const put = (path: string, text: string | null) => {
    if (text !== null) writeFileSync(path, text)
  }
  const run = (recorded: string | null, copied: string | null) => {
    for (const folder of [data, backups]) {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
    }
    put(record, recorded)
    put(copy, copied)
    return again()
  }
  const again = () => {
    const { status, stderr } = spawnSync(join(dir, 'deploy/backup'), [backups], {
      env: { PATH: process.env.PATH, DATA_DIR: data },
      encoding: 'utf8',
    })
    const files = readdirSync(backups).toSorted()
    const backedUp = files.filter((name) => /^registrations-[1-7]\.backup$/.test(name))
    const others = files.filter((name) => name !== 'erasures.jsonl' && !backedUp.includes(name))
    return {
      status,
      stderr,
      backedUp: backedUp.length,
      copy: existsSync(copy) ? readFileSync(copy, 'utf8') : null,
      others: others.map((name) => [
        name.replace(/\d{8}T\d{6}/, 'TIME'),
        readFileSync(join(backups, name), 'utf8'),
      ]),
    }
  }
  return { run, again, record, copy }
}

const ONE = '{"n":1}\n'
const TWO = '{"n":2}\n'

describe('the nightly backup', () => {
  it.each([
    ['no erasure yet', null, null, null],
    ['the first erasure', ONE, null, ONE],
    ['an empty record and an empty copy', '', '', ''],
    ['the same record', ONE, ONE, ONE],
    ['a record that has grown', ONE + TWO, ONE, ONE + TWO],
    ['a line that is being written', `${ONE}{"n":`, ONE, ONE],
    ['a record of one line that is being written', '{"n":', null, ''],
    ['a copy of an incomplete line, which is complete now', '{"n":12}\n', '{"n":1', '{"n":12}\n'],
  ])('[M-132] copies the record of erasures: %s', async (_, recorded, copied, expected) => {
    const { run } = await createPlaces()
    expect(run(recorded, copied)).toStrictEqual({
      status: 0,
      stderr: '',
      backedUp: 1,
      copy: expected,
      others: [],
    })
  })

  it.each([
    ['the record is gone', null, ONE, []],
    ['the record is empty', '', ONE, [['erasures-TIME.jsonl', '']]],
    ['the record is shorter', ONE, ONE + TWO, [['erasures-TIME.jsonl', ONE]]],
    ['the record is another one, as long', TWO, ONE, [['erasures-TIME.jsonl', TWO]]],
    ['the record is another one, and longer', TWO + ONE, ONE, [['erasures-TIME.jsonl', TWO + ONE]]],
  ])(
    '[M-132] never replaces a copy that the record does not continue: %s',
    async (_, recorded, copied, others) => {
      const { run, copy } = await createPlaces()
      const found = run(recorded, copied)
      expect(found).toMatchObject({ status: 1, backedUp: 1, copy: copied, others })
      expect(found.stderr).toContain(`không nối tiếp bản sao đã có (${copy})`)
    },
  )

  it('[M-132] keeps both whatever they contain, and copies again once the record is back', async () => {
    const { run, again, record } = await createPlaces()
    const lines = fc.array(fc.stringMatching(/^[a-z"{}: \\%]{0,6}$/), { maxLength: 4 })
    const asText = (all: ReadonlyArray<string>) => all.map((line) => `${line}\n`).join('')
    fc.assert(
      fc.property(lines, lines, fc.boolean(), (first, second, continues) => {
        const copied = asText(first)
        const recorded = continues ? copied + asText(second) : asText(second)
        const found = run(recorded, copied)
        if (recorded.startsWith(copied)) {
          expect(found).toStrictEqual({ status: 0, stderr: '', backedUp: 1, copy: recorded, others: [] })
          return
        }
        expect(found).toMatchObject({ status: 1, copy: copied, others: [['erasures-TIME.jsonl', recorded]] })
        writeFileSync(record, `${copied}x\n`)
        expect(again()).toMatchObject({ status: 0, copy: `${copied}x\n` })
      }),
      { numRuns: 60 },
    )
  })
})
