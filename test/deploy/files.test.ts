import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { installByApt } from '../support/install-by-apt'
import { createTempDir } from '../support/temp-dir'

const installed = inject('installed')
const UNITS = ['nam-vung.service', 'nam-vung-backup.service', 'nam-vung-backup.timer']
/** Of 10. */
const MOST_EXPOSED = 2

const systemd = (...words: ReadonlyArray<string>) => {
  if (!existsSync('/usr/bin/systemd-analyze')) installByApt('systemd')
  const { status, stdout, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

/** Takes what is changed in it and returns a unit's file as it is laid, its program where it is installed here. */
const laid = async (name: string, change = (text: string) => text): Promise<string> => {
  const file = join(await createTempDir(), name)
  const text = readFileSync(join('deploy', name), 'utf8').replaceAll('/opt/nam-vung', installed)
  writeFileSync(file, change(text))
  return file
}

describe('the systemd units', () => {
  it('[M-132] are valid, and what they start exists', async () => {
    for (const name of UNITS)
      expect(systemd('verify', '--recursive-errors=no', await laid(name))).toStrictEqual({
        status: 0,
        said: '',
      })
  })

  it('[M-132] that start a missing file are reported', async () => {
    const file = await laid('nam-vung.service', (text) => text.replace('current/start', 'current/nothing'))
    expect(systemd('verify', '--recursive-errors=no', file).said).toContain('current/nothing')
  })

  const exposure = (file: string) =>
    systemd('security', '--offline=true', `--threshold=${MOST_EXPOSED * 10}`, file)

  it.each(UNITS.filter((name) => name.endsWith('.service')))(
    '[M-132] have an exposure of at most 2.0 of 10 (%s)',
    async (name) => {
      const { status, said } = exposure(await laid(name))
      expect(status, said.split('\n').at(-2)).toBe(0)
    },
  )

  it('[M-132] have a higher exposure without their restrictions', async () => {
    expect(
      exposure(await laid('nam-vung.service', (text) => text.replace(/^(?:Protect|System).*\n/gm, '')))
        .status,
    ).not.toBe(0)
  })
})

describe('the files of containers, which no engine runs here', () => {
  const recipe = readFileSync('deploy/Dockerfile', 'utf8')
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'))

  it('[M-132] start programs that a release contains', () => {
    const programs = [...recipe.matchAll(/"\/opt\/nam-vung\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(programs).toStrictEqual(['runtime/node', 'start'])
    for (const name of programs) expect(existsSync(join(installed, 'current', name))).toBe(true)
  })

  it('[M-132] name files that exist, and volumes that are defined', () => {
    expect(existsSync(resolve('deploy', basename(compose.services.site.build.dockerfile)))).toBe(true)
    const mounted = [compose.services.site, compose.services.proxy].flatMap(({ volumes }) =>
      volumes.map((volume: string) => volume.split(':')[0]),
    )
    for (const from of mounted)
      expect(from.startsWith('.') ? existsSync(resolve('deploy', from)) : from in compose.volumes, from).toBe(
        true,
      )
  })

  it('[M-132] give the site no more privileges than it needs', () => {
    expect(compose.services.site).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(recipe).toMatch(/^USER 10001:10001$/m)
  })
})
