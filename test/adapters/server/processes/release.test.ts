import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { writeArchive } from '../../../../scripts/pack/archive'
import { installedPackages } from '../../../../scripts/pack/installed-packages'
import { layRelease } from '../../../../scripts/pack/lay-release'
import { checkedRuntime, RUNTIME } from '../../../../scripts/pack/runtime'
import { createDiskDir } from '../../../support/temp-dir'

const COMMIT = { hash: 'c0ffee0000000000000000000000000000000000', seconds: 1_763_800_000, isClean: true }
/** What a release needs of the machine to begin. */
const COMMANDS = ['sh', 'dirname', 'readlink']

let dir = ''
let release = ''
let files = 0

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs'])
  dir = await mkdtemp(join(tmpdir(), 'nam-vung-release-'))
  release = join(dir, 'released')
  files = layRelease(release, COMMIT)
  mkdirSync(join(dir, 'bin'))
  for (const name of COMMANDS) symlinkSync(join('/bin', name), join(dir, 'bin', name))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const text = (name: string): string => readFileSync(join(release, name), 'utf8')

/** With nothing else on the path: neither node nor npm. */
const environment = () => ({ PATH: join(dir, 'bin'), PORT: '0', DATA_DIR: join(dir, 'data') })

const run = (program: string, ...words: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(join(release, program), words, {
    cwd: release,
    env: environment(),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const startRelease = async (): Promise<{
  readonly address: string
  readonly stop: () => Promise<number>
}> => {
  const server = spawn(join(release, 'start'), {
    cwd: release,
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [said] = await once(server.stdout, 'data')
  return {
    address: /http:\/\/\S+/.exec(String(said))?.[0] ?? '',
    stop: async () => {
      server.kill('SIGTERM')
      const [code] = await once(server, 'exit')
      return code
    },
  }
}

describe('the runtime of a release', () => {
  it('[P-014] is the one whose hash the repository records', () => {
    expect(checkedRuntime()).toBe(join(RUNTIME, 'bin/node'))
  })

  it('[P-014] is refused if a byte was added to it, or if its hash is not recorded', async () => {
    const root = await createDiskDir()
    const program = join(root, RUNTIME, 'bin/node')
    cpSync(join(RUNTIME, 'bin/node'), program)
    expect(checkedRuntime(root)).toBe(program)
    appendFileSync(program, '\0')
    expect(() => checkedRuntime(root)).toThrow('scripts/pack/node.sha256 does not record this program.')
    expect(() => checkedRuntime('.', '')).toThrow('scripts/pack/node.sha256 does not record this program.')
  })
})

describe('a release', () => {
  it('[P-014] lists each of its files with its checksum', () => {
    const present = readdirSync(release, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(release, join(entry.parentPath, entry.name)))
    const named = text('SHA256SUMS')
      .trim()
      .split('\n')
      .map((line) => line.slice(66))
    expect(named).toStrictEqual(present.filter((name) => name !== 'SHA256SUMS').toSorted())
    expect(named).toHaveLength(files)
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release })
  })

  describe('the pages of a release', () => {
    const pages = () => ['README.md', ...readdirSync(join(release, 'docs')).map((name) => join('docs', name))]
    /** As a page is shown: headings in small letters, words joined by dashes, without other signs. */
    const anchors = (page: string): ReadonlyArray<string> =>
      Array.from(page.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      )

    it('[P-014] link only to what it contains', () => {
      const links = pages().flatMap((page) =>
        Array.from(text(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => ({ page, link })),
      )
      expect(links.length).toBeGreaterThan(30)
      const missing = links
        .filter(({ link }) => !/^https?:/.test(link))
        .filter(({ page, link }) => {
          const [file = '', anchor] = link.split('#')
          const target = file === '' ? page : join(dirname(page), file)
          return (
            !existsSync(join(release, target)) ||
            (anchor !== undefined && !anchors(text(target)).includes(anchor))
          )
        })
      expect(missing).toStrictEqual([])
    })

    it('[P-014] begin with one for the operator, whose commands are those of the release', () => {
      const readme = text('README.md')
      expect(readme).toMatch(/^# Nam Vững: bản phát hành\n/)
      expect(readme).not.toMatch(/npm (?:ci|run|start|test)/)
      const programs = Array.from(
        readme.matchAll(/^(?:CONTENT_DIR=\S+ )?\.\/(\S+)/gm),
        ([, name = '']) => name,
      )
      expect(programs).toStrictEqual(['install', 'new-content', 'start', 'check-content', 'registrations'])
      for (const name of programs) expect(existsSync(join(release, name)), name).toBe(true)
    })
  })

  it('[P-014] has a bill of materials with each of its packages and the runtime, and nothing else', () => {
    const { components, serialNumber } = JSON.parse(text('bill-of-materials.cdx.json'))
    const billed = components.map(({ name, version }: Record<string, string>) => `${name}@${version}`)
    const { engines } = JSON.parse(text('package.json'))
    const held = installedPackages().filter(({ folder }) => existsSync(join(release, folder, 'package.json')))
    expect(held).toHaveLength(installedPackages().length)
    expect(billed.toSorted()).toStrictEqual(
      [
        ...new Set([...held.map(({ name, version }) => `${name}@${version}`), `node@${engines.node}`]),
      ].toSorted(),
    )
    expect(serialNumber).toBe('urn:uuid:626f83a3-90d9-5b20-b62d-b4fca4781e9f')
  })

  it('[P-014] contains no package that only developers need', () => {
    expect(existsSync(join(release, 'node_modules', 'vite'))).toBe(false)
    expect(existsSync(join(release, 'node_modules', '.bin'))).toBe(false)
  })

  it('[P-014] contains the production build, whatever NODE_ENV is', () => {
    const assets = join(release, 'dist', 'client', 'assets')
    const forDevelopers = readdirSync(assets).filter((name) =>
      text(join('dist', 'client', 'assets', name)).includes('React DevTools'),
    )
    expect(forDevelopers).toStrictEqual([])
  })

  it('[P-014] serves, and stops when it is told to, without node and npm', async () => {
    const { address, stop } = await startRelease()
    expect(await (await fetch(`${address}/healthz`)).json()).toStrictEqual({ status: 'ok' })
    const page = await (await fetch(address)).text()
    const [script = ''] = /\/assets\/main-[\w-]+\.js/.exec(page) ?? []
    const [picture = ''] = /\/link-pictures\/[^"]+/.exec(page) ?? []
    for (const path of [script, picture]) expect((await fetch(`${address}${path}`)).status).toBe(200)
    expect(await stop()).toBe(0)
  })

  it('[P-014] has the commands of staff, which use the same folder', () => {
    expect(run('registrations', 'status', '--json')).toMatchObject({ status: 0 })
    expect(run('check-content')).toMatchObject({ status: 0 })
  })

  it('[P-014] names its commands as they must be typed', () => {
    const typed = join(release, 'registrations')
    expect(run('registrations', 'help').stdout).toMatch(`Cách dùng: ${typed} <lệnh>\n`)
    expect(run('new-content').stderr).toBe(`Cách dùng: ${join(release, 'new-content')} THƯ-MỤC\n`)
    const byWrapper = { ...environment(), PROGRAM_PREFIX: 'nam-vung ' }
    expect(spawnSync(typed, ['help'], { env: byWrapper, encoding: 'utf8' }).stdout).toMatch(
      'Cách dùng: nam-vung registrations <lệnh>\n',
    )
  })

  it('[P-014] copies content to be edited into an empty folder outside of it only', () => {
    const folder = join(dir, 'content')
    expect(run('new-content')).toMatchObject({ status: 2 })
    expect(run('new-content', folder)).toMatchObject({ status: 0 })
    expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(text('content/site.json'))
    expect(run('new-content', folder)).toMatchObject({
      status: 1,
      stderr: `${folder} đã có tệp: hãy chọn một thư mục chưa có hoặc còn trống.\n`,
    })
  })

  it('[P-014] says in Vietnamese why content cannot be copied', () => {
    const file = join(dir, 'a file')
    writeFileSync(file, '')
    expect(run('new-content', file)).toMatchObject({
      status: 1,
      stderr: `Không tạo được thư mục ${file} (ENOTDIR). Hãy chọn nơi tài khoản này ghi được.\n`,
    })
  })

  it.each([
    ['check-content', '/srv/content'],
    ['check-content', '--help'],
    ['start', '--port', '8080'],
    ['start', '--help'],
    ['start', '--pages'],
  ])('[P-014] refuses words that a program would ignore: %s %s %s', (program, ...words) => {
    const { status, stdout, stderr } = run(program, ...words)
    expect([status, stdout]).toStrictEqual([2, ''])
    expect(stderr).toContain(`Cách dùng: ${join(release, program)}`)
  })

  it('[P-014] has the same bytes as another release of the same files', async () => {
    const archives = await Promise.all(
      [1_000, 2_000].map(async (written) => {
        const folder = join(await createDiskDir(), 'packed')
        cpSync(join(release, 'docs'), folder, { recursive: true })
        for (const name of readdirSync(folder)) utimesSync(join(folder, name), written, written)
        return readFileSync(writeArchive(folder, COMMIT.seconds))
      }),
    )
    expect(archives[0]?.equals(archives[1] ?? Buffer.alloc(0))).toBe(true)
  })
})

describe('a release that is installed', () => {
  const lay = async (root: string, name: string, asset: string): Promise<string> => {
    const folder = join(await createDiskDir(), name)
    mkdirSync(join(folder, 'dist', 'client', 'assets'), { recursive: true })
    cpSync(join(release, 'install'), join(folder, 'install'))
    execFileSync('sh', [
      '-c',
      `cd ${folder} && echo ${asset} > dist/client/assets/${asset} && sha256sum install dist/client/assets/${asset} > SHA256SUMS`,
    ])
    execFileSync(join(folder, 'install'), [root])
    return folder
  }
  const assets = (root: string) => readdirSync(join(root, 'current/dist/client/assets'))

  it('[P-014] also serves the hashed files of earlier releases, and after a roll-back those of the newer one', async () => {
    const root = await createDiskDir()
    await lay(root, 'one', 'a.js')
    expect(assets(root)).toStrictEqual(['a.js'])
    await lay(root, 'two', 'b.js')
    expect(assets(root)).toStrictEqual(['a.js', 'b.js'])
    execFileSync(join(root, 'releases/one/install'), [root])
    expect(assets(root)).toStrictEqual(['a.js', 'b.js'])
    expect(readFileSync(join(root, 'current/dist/client/assets/a.js'), 'utf8')).toBe('a.js\n')
  })

  it('[P-014] is refused if a file differs from its checksum, and the previous one stays', async () => {
    const root = await createDiskDir()
    await lay(root, 'one', 'a.js')
    const broken = await lay(root, 'two', 'b.js')
    execFileSync(join(root, 'releases/one/install'), [root])
    execFileSync('sh', ['-c', `echo x > ${broken}/dist/client/assets/b.js`])
    const { status, stderr } = spawnSync(join(broken, 'install'), [root], { encoding: 'utf8' })
    expect([status, stderr.split('\n').at(-2)]).toStrictEqual([
      1,
      'Tệp kể trên khác lúc đóng gói: hãy chép lại và giải nén lại bản phát hành.',
    ])
    expect(readlinkSync(join(root, 'current'))).toBe('releases/one')
  })

  it('[P-014] is refused where nothing can be written', async () => {
    const file = join(await createDiskDir(), 'file')
    writeFileSync(file, '')
    const folder = await lay(await createDiskDir(), 'one', 'a.js')
    const { status, stderr } = spawnSync(join(folder, 'install'), [join(file, 'x')], { encoding: 'utf8' })
    expect([status, stderr]).toStrictEqual([
      1,
      `Không ghi được vào ${join(file, 'x')}: hãy chạy bằng tài khoản root.\n`,
    ])
  })

  it('[P-014] is refused on a machine that cannot run it', async () => {
    const folder = await lay(await createDiskDir(), 'one', 'a.js')
    mkdirSync(join(folder, 'runtime'))
    writeFileSync(join(folder, 'runtime/node'), 'for another machine', { mode: 0o755 })
    const root = await createDiskDir()
    const { status, stderr } = spawnSync(join(folder, 'install'), [root], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Bản phát hành này không chạy được trên máy này \(Linux /)
    expect(readdirSync(root)).toStrictEqual([])
  })

  it('[P-014] keeps the three that were used last', async () => {
    const root = await createDiskDir()
    for (const name of ['one', 'two', 'three', 'four']) await lay(root, name, `${name}.js`)
    expect(readdirSync(join(root, 'releases'))).toStrictEqual(['four', 'three', 'two'])
  })
})
