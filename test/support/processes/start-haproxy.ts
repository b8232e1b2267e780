import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../postgres/free-port'
import { createDiskDir } from '../temp-dir'
import { until } from '../until'
import { installByApt } from './install-by-apt'

const PROGRAM = '/usr/sbin/haproxy'

/** Whether it is installed, or could be installed. */
export const hasHaproxy = (): boolean => {
  if (!existsSync(PROGRAM)) installByApt('haproxy')
  return existsSync(PROGRAM)
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })

/** Starts HAProxy before the ports, with that part of the deployment's file; returns its port. */
export const startHaproxy = async (
  part: 'site' | 'database',
  ports: ReadonlyArray<number>,
  change = (text: string) => text,
): Promise<number> => {
  const port = await freePort()
  const file = join(await createDiskDir(), 'haproxy.cfg')
  const settings = readFileSync('deploy/haproxy.cfg', 'utf8')
    .split(/^(?=defaults|listen )/m)
    .filter((section) => section.startsWith('defaults') || section.startsWith(`listen ${part}`))
    .join('')
    .replace(/(?<=bind .*:)\d+/, String(port))
  const behind = ports.values()
  writeFileSync(
    file,
    change(settings).replaceAll(/(?<=server .*:)\d+/g, () => String(behind.next().value)),
  )
  const child = spawn(PROGRAM, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  onTestFinished(() => {
    child.kill('SIGKILL')
    return ended
  })
  await until(() => answers(port), 20)
  return port
}
