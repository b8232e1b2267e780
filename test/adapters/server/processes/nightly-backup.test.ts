import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { filledLedger } from '../../../support/ledger/filled-ledger'
import { runStaffCommandWith } from '../../../support/staff/run-staff-command'
import { createDiskDir } from '../../../support/temp-dir'

/** The script in the folder of a release whose program is the built one. */
const nightly = async () => {
  const { dir, location } = await filledLedger(3)
  const release = await createDiskDir()
  const folder = await createDiskDir()
  mkdirSync(join(release, 'deploy'))
  const [script, program] = [join(release, 'deploy', 'backup'), join(release, 'registrations')]
  copyFileSync('deploy/backup', script)
  writeFileSync(
    program,
    `#!/bin/sh\nexec "${process.execPath}" "${inject('builtServer').registrations}" "$@"\n`,
  )
  for (const path of [script, program]) chmodSync(path, 0o700)
  const run = () => {
    const { status, stderr } = spawnSync(script, [folder], {
      env: { PATH: process.env.PATH, DATA_DIR: dir },
      encoding: 'utf8',
    })
    return { status, stderr }
  }
  const erase = (n: number) =>
    runStaffCommandWith({ location, typed: `090000000${n}` }, 'erase', '--phone', '-')
  return { run, erase, record: join(dir, 'erasures.jsonl'), copy: join(folder, 'erasures.jsonl'), folder }
}

describe('the nightly backup', () => {
  it('[P-005] keeps a copy of the record of erasures, and never replaces it by a shorter one', async () => {
    const { run, erase, record, copy, folder } = await nightly()
    expect(run()).toMatchObject({ status: 0 })
    await erase(1)
    await erase(2)
    expect(run()).toMatchObject({ status: 0 })
    const whole = readFileSync(record)
    expect(readFileSync(copy).equals(whole)).toBe(true)
    for (const lose of [() => rmSync(record), () => writeFileSync(record, '')]) {
      lose()
      expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('sổ các lần xóa') })
      expect(readFileSync(copy).equals(whole)).toBe(true)
    }
    expect(readdirSync(folder).toSorted()).toStrictEqual([
      'erasures.jsonl',
      expect.stringMatching(/^registrations-[1-7]\.backup$/),
    ])
  })
})
