import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installByApt } from '../processes/install-by-apt'
import { freePort } from './free-port'
import { postgresUser } from './postgres-programs'

const PROGRAM = '/usr/sbin/pgbouncer'

/** Whether it is installed, or could be installed. */
export const hasPgbouncer = (): boolean => {
  if (!existsSync(PROGRAM)) installByApt('pgbouncer')
  return existsSync(PROGRAM)
}

/** Those that tests connect as. */
const ROLES = ['staff', 'clerk', 'clerk_public', 'nam_vung_owner', 'nam_vung_app']

const configOf = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('')

/** A pooler that gives each transaction any of a few connections; returns the address to use in place of the server's. */
export const startPgbouncer = async (url: string, connections: number) => {
  const dir = await mkdtemp(join(tmpdir(), 'nam-vung-pgbouncer-'))
  await chmod(dir, 0o755)
  const port = await freePort()
  const users = join(dir, 'users')
  writeFileSync(users, ROLES.map((role) => `"${role}" ""\n`).join(''))
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
    max_client_conn: 1_000,
    default_pool_size: connections,
    server_login_retry: 1,
  }
  const file = join(dir, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]\n* = host=127.0.0.1 port=${new URL(url).port}\n[pgbouncer]\n${configOf(settings)}`,
  )
  const child = spawn(PROGRAM, [file], { ...postgresUser(), stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('process up')) resolve()
    })
    child.once('close', () => reject(new Error(`PgBouncer did not start: ${said}`)))
  })
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}
