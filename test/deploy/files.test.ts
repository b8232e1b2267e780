import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { pageBlocks } from '../support/deploy/page-blocks'
import { installByApt } from '../support/processes/install-by-apt'
import { createDiskDir } from '../support/temp-dir'

const installed = inject('installed')
const [archive] = inject('archives')
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
  const file = join(await createDiskDir(), name)
  const text = readFileSync(join('deploy', name), 'utf8').replaceAll('/opt/nam-vung', installed)
  writeFileSync(file, change(text))
  return file
}

describe('the systemd units', () => {
  it('[P-014] are valid, and what they start exists', async () => {
    for (const name of UNITS)
      expect(systemd('verify', '--recursive-errors=no', await laid(name))).toStrictEqual({
        status: 0,
        said: '',
      })
  })

  it('[P-014] of the backup of a container is valid', async () => {
    expect(
      systemd(
        'verify',
        '--recursive-errors=no',
        await laid('compose-backup.service', (text) => text.replace('=docker ', '=/bin/sh ')),
      ),
    ).toStrictEqual({
      status: 0,
      said: '',
    })
  })

  it('[P-014] that start a missing file are reported', async () => {
    const file = await laid('nam-vung.service', (text) => text.replace('current/start', 'current/nothing'))
    expect(systemd('verify', '--recursive-errors=no', file).said).toContain('current/nothing')
  })

  const exposure = (file: string) =>
    systemd('security', '--offline=true', `--threshold=${MOST_EXPOSED * 10}`, file)

  it.each(UNITS.filter((name) => name.endsWith('.service')))(
    '[P-014] have an exposure of at most 2.0 of 10 (%s)',
    async (name) => {
      const { status, said } = exposure(await laid(name))
      expect(status, said.split('\n').at(-2)).toBe(0)
    },
  )

  it('[P-014] have a higher exposure without their restrictions', async () => {
    expect(
      exposure(await laid('nam-vung.service', (text) => text.replace(/^(?:Protect|System).*\n/gm, '')))
        .status,
    ).not.toBe(0)
  })
})

/** Where each command was typed, one line for each. */
const RECORDER = '#!/bin/sh\necho "$(basename "$0") $* in $PWD" >> "$TYPED"\n'

/** Types the page's commands below a folder instead of the machine's root, with docker and systemctl only recorded. */
const setUpContainers = async () => {
  const root = await createDiskDir()
  const name = basename(archive, '.tar.gz')
  for (const folder of ['root', 'srv', 'etc/systemd/system', 'bin'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of [archive, `${archive}.sha256`]) cpSync(file, join(root, 'root', basename(file)))
  for (const program of ['docker', 'systemctl'])
    writeFileSync(join(root, 'bin', program), RECORDER, { mode: 0o755 })
  const commands = pageBlocks('### Containers')
    .join('\n')
    .replaceAll(/(?<=\s)\/(?=root|srv|etc)/g, `${root}/`)
  const typed = join(root, 'typed')
  const { status, stderr } = spawnSync('bash', ['-c', `set -e\n${commands}`], {
    env: { PATH: `${join(root, 'bin')}:${process.env.PATH}`, TYPED: typed },
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return { root, folder: join(root, 'srv/nam-vung'), name, typed: readFileSync(typed, 'utf8') }
}

const isRoot = process.getuid?.() === 0

describe('the files of containers, which no engine runs here', () => {
  const recipe = readFileSync('deploy/Dockerfile', 'utf8')
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'))
  const { site, proxy } = compose.services

  it('[P-014] start programs that a release contains', () => {
    const programs = [...recipe.matchAll(/"\/opt\/nam-vung\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(programs).toStrictEqual(['runtime/node', 'start'])
    const unit = readFileSync('deploy/compose-backup.service', 'utf8')
    const [, backup = ''] = /^ExecStart=.* \/opt\/nam-vung\/(\S+) \/backups$/m.exec(unit) ?? []
    expect(backup).toBe('deploy/backup')
    for (const name of [...programs, backup]) expect(existsSync(join(installed, 'current', name))).toBe(true)
  })

  it.runIf(isRoot)(
    '[P-014] lie where compose looks for them, once the commands of the page were typed',
    async () => {
      const { root, folder, name, typed } = await setUpContainers()
      expect(typed.split('\n')).toStrictEqual([
        `docker compose up -d --build in ${folder}`,
        `systemctl daemon-reload in ${folder}`,
        `systemctl enable --now nam-vung-backup.timer in ${folder}`,
        `docker compose up -d in ${folder}`,
        `docker compose restart proxy in ${folder}`,
        `docker compose exec site /opt/nam-vung/registrations staff invite Trang in ${folder}`,
        '',
      ])
      expect(readFileSync(join(folder, 'environment'), 'utf8')).toMatch(
        /^STAFF_PORT=8081\nSTAFF_URL=https:\/\/nhan-vien\.namvung\.example$/m,
      )
      expect(readFileSync(join(folder, 'Caddyfile'), 'utf8')).toMatch(
        /^nhan-vien\.namvung\.example \{\n[\s\S]*^\treverse_proxy \{\$STAFF_UPSTREAM:127\.0\.0\.1:8081\} \{\n[\s\S]*^\}$/m,
      )
      expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(`SITE=namvung.example\nRELEASE=${name}\n`)
      const context = join(folder, site.build.context)
      expect(readdirSync(context)).toStrictEqual([`${name}.tar.gz`])
      const named = [
        'compose.yaml',
        site.env_file,
        relative(folder, resolve(context, site.build.dockerfile)),
        ...[...site.volumes, ...proxy.volumes].map((volume: string) => volume.split(':')[0]),
      ]
      expect(named.filter((from) => !existsSync(join(folder, from)))).toStrictEqual(
        Object.keys(compose.volumes),
      )
      for (const own of ['backups', 'secrets']) {
        const { uid, mode } = statSync(join(folder, own))
        expect([own, uid, mode & 0o777]).toStrictEqual([own, 10_001, 0o700])
      }
      const unit = readFileSync(join(root, 'etc/systemd/system/nam-vung-backup.service'), 'utf8')
      expect(unit).toContain(`WorkingDirectory=/srv/nam-vung\n`)
      if (spawnSync('docker', ['compose', 'version']).status !== 0) {
        console.log('Left out: docker has no plugin compose here.')
        return
      }
      const { status, stdout, stderr } = spawnSync('docker', ['compose', 'config', '--format', 'json'], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect([status, stderr]).toStrictEqual([0, ''])
      expect(JSON.parse(stdout).services.site).toMatchObject({
        image: `nam-vung:${name}`,
        build: { context, dockerfile: '../Dockerfile', args: { RELEASE: name } },
        environment: {
          PUBLIC_URL: 'https://namvung.example',
          DATA_DIR: '/data',
          TRUST_PROXY_HOPS: '1',
          STAFF_PORT: '8081',
          STAFF_URL: 'https://nhan-vien.namvung.example',
        },
      })
    },
  )

  it('[P-014] keep backups and content outside the volume of registrations', () => {
    expect(site.volumes).toStrictEqual([
      'data:/data',
      './content:/content:ro',
      './backups:/backups',
      './secrets:/secrets:ro',
    ])
    expect(site.environment).toMatchObject({ DATA_DIR: '/data', CONTENT_DIR: '/content' })
  })

  it('[P-014] open the metrics to the machine itself only', () => {
    expect(site.ports).toStrictEqual(['127.0.0.1:9464:9464'])
    expect(site.environment).toMatchObject({ METRICS_HOST: '0.0.0.0', METRICS_PORT: 9464 })
    expect(readFileSync('deploy/Caddyfile', 'utf8')).not.toContain('9464')
  })

  it('[P-014, P-016] let the proxy alone reach the desk, at the port of the settings', () => {
    expect(site.environment.STAFF_HOST).toBe('0.0.0.0')
    expect(site.environment).not.toHaveProperty('STAFF_PORT')
    const [, port] = /^#STAFF_PORT=(\d+)$/m.exec(readFileSync('deploy/environment', 'utf8')) ?? []
    expect(proxy.environment.STAFF_UPSTREAM).toBe(`site:${port}`)
    expect(String(site.ports)).not.toContain(port)
  })

  it('[P-014] give the site no more privileges than it needs', () => {
    expect(site).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(recipe).toMatch(/^USER 10001:10001$/m)
  })
})
