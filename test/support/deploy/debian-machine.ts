import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installByApt } from '../processes/install-by-apt'

const TOOLS = { '/usr/sbin/debootstrap': 'debootstrap', '/usr/bin/systemd-nspawn': 'systemd-container' }
const LONGEST_BOOT_MS = 60_000
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** What Debian's installer leaves in it besides the least that starts; the names of site and desk lead to the machine. */
const HOSTS = '127.0.0.1 localhost namvung.example nhan-vien.namvung.example\n'

const quietly = (command: string, ...words: ReadonlyArray<string>): void => {
  execFileSync(command, words, { stdio: 'ignore', env: { PATH, DEBIAN_FRONTEND: 'noninteractive' } })
}

const makeDisk = (dir: string, packages: ReadonlyArray<string>): void => {
  for (const [path, name] of Object.entries(TOOLS)) if (!existsSync(path)) installByApt(name)
  quietly('debootstrap', '--variant=minbase', '--include=systemd-sysv,dbus', 'bookworm', dir)
  // The machine itself has no network: what the page installs lies ready in apt's store.
  quietly('chroot', dir, 'apt-get', 'install', '-y', '--download-only', ...packages)
  writeFileSync(join(dir, 'etc/hosts'), HOSTS)
}

const leaderOf = (pid: number): string =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? ''

/** Returns an empty Debian with systemd as its first process and no network, and what runs scripts in it as root. */
export const bootDebian = async (packages: ReadonlyArray<string>) => {
  const outside = mkdtempSync(join(tmpdir(), 'debian-'))
  // Its root is for all of its accounts to read.
  const dir = join(outside, 'disk')
  makeDisk(dir, packages)
  const container = spawn(
    'systemd-nspawn',
    ['--quiet', `--directory=${dir}`, '--register=no', '--keep-unit', '--private-network', '--boot'],
    { stdio: 'ignore' },
  )
  const gone = new Promise((resolve) => container.once('close', resolve))
  const run = (script: string) => {
    const inside = ['-t', leaderOf(Number(container.pid)), '-m', '-u', '-i', '-n', '-p', '-C']
    const { status, stdout, stderr } = spawnSync(
      'nsenter',
      [
        ...inside,
        'env',
        '-i',
        `PATH=${PATH}`,
        'HOME=/root',
        'DEBIAN_FRONTEND=noninteractive',
        'bash',
        '-c',
        script,
      ],
      { encoding: 'utf8' },
    )
    return { status, out: stdout, err: stderr }
  }
  const deadline = Date.now() + LONGEST_BOOT_MS
  while (
    leaderOf(Number(container.pid)) === '' ||
    !/running|degraded/.test(run('systemctl is-system-running').out)
  ) {
    if (container.exitCode !== null || Date.now() > deadline) throw new Error('the container did not boot')
    await wait(200)
  }
  return {
    run,
    /** Runs a program of this machine on the container's network; returns its first lines. */
    runBeside: async (...words: ReadonlyArray<string>): Promise<string> => {
      const beside = spawn('nsenter', ['-t', leaderOf(Number(container.pid)), '-n', ...words], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      gone.then(() => beside.kill())
      const [said] = await once(beside.stdout, 'data')
      return String(said)
    },
    copyTo: (file: string, to: string): void => cpSync(file, join(dir, to)),
    shutDown: async () => {
      container.kill('SIGTERM')
      await gone
      rmSync(outside, { recursive: true, force: true })
    },
  }
}

export type DebianMachine = Awaited<ReturnType<typeof bootDebian>>
