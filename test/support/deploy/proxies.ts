import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePort } from '../postgres/free-port'
import { installByApt } from '../processes/install-by-apt'
import { createDiskDir } from '../temp-dir'
import { pageBlocks } from './page-blocks'
import { startProcess } from './start-process'

/** Turns the deployment's file into the one that is tried. */
export type Change = (text: string) => string

const asItIs: Change = (text) => text

const orInstalled = (path: string, name: string): string => {
  if (!existsSync(path)) installByApt(name)
  return path
}

const trust = (file: string): void =>
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')])

const isReached = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  )

/** Starts Caddy with the deployment's file and a certificate of its own; returns its address. */
export const startCaddy = async (port: number, change: Change = asItIs): Promise<string> => {
  const caddy = orInstalled('/usr/bin/caddy', 'caddy')
  const dir = await createDiskDir()
  const address = `https://localhost:${await freePort()}`
  const settings = readFileSync('deploy/Caddyfile', 'utf8').replace(/^(\{\$SITE.*\{)$/m, '$1\n\ttls internal')
  const ownSettings = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system ${dir}\n}\n`
  writeFileSync(join(dir, 'Caddyfile'), `${ownSettings}${change(settings)}`)
  await startProcess(caddy, ['run', '--adapter', 'caddyfile', '--config', join(dir, 'Caddyfile')], {
    env: { SITE: address, UPSTREAM: `127.0.0.1:${port}`, HOME: dir },
    isReady: async () => {
      const root = join(dir, 'pki/authorities/local/root.crt')
      if (!existsSync(root)) return false
      trust(root)
      return isReached(address)
    },
  })
  return address
}

const OPENSSL = '/usr/bin/openssl'
/** Where certbot is installed, it is not run: it would ask an authority. */
const NOT_TYPED = '#!/bin/sh\nexit 0\n'

/** Types a block of the page's commands below a folder instead of the machine's root, for the site `localhost`. */
const typeBelow = (dir: string, block: string): void => {
  mkdirSync(join(dir, 'bin'), { recursive: true })
  for (const program of ['apt-get', 'systemctl', 'certbot'])
    writeFileSync(join(dir, 'bin', program), NOT_TYPED, { mode: 0o755 })
  const commands = block
    .replaceAll(/(?<=[\s])\/(?=etc\/|var\/)/g, `${dir}/`)
    .replaceAll('/opt/nam-vung/current/', `${resolve('.')}/`)
    .replace('SITE=namvung.example', '')
  execFileSync('bash', ['-c', `set -e\n${commands}`], {
    env: { PATH: `${join(dir, 'bin')}:${process.env.PATH}`, SITE: 'localhost' },
    stdio: 'ignore',
  })
}

const TEMP_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Lays nginx out below a folder by the page's commands, on free ports, before the server's port. */
const layNginx = async (dir: string, port: number, change: Change) => {
  const [httpsPort, httpPort] = [await freePort(), await freePort()]
  orInstalled(OPENSSL, 'openssl')
  for (const folder of ['etc/nginx/conf.d', 'var/www', 'temp'])
    mkdirSync(join(dir, folder), { recursive: true })
  const [first = '', second = ''] = pageBlocks('### nginx')
  typeBelow(dir, first)
  const site = join(dir, 'etc/nginx/conf.d/nam-vung.conf')
  const settings = readFileSync(site, 'utf8')
    .replaceAll(/(?<= )\/(?=etc\/|var\/)/g, `${dir}/`)
    .replaceAll(/\]:443|listen 443/g, (found) => found.replace('443', String(httpsPort)))
    .replaceAll(/\]:80|listen 80/g, (found) => found.replace('80', String(httpPort)))
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
  writeFileSync(site, change(settings))
  const file = join(dir, 'nginx.conf')
  writeFileSync(
    file,
    [
      // Otherwise root's temporary folder is closed to its workers.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off;\npid ${join(dir, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;`,
      ...TEMP_FOLDERS.map((name) => `${name}_temp_path ${join(dir, 'temp', name)};`),
      `include ${join(dir, 'etc/nginx/conf.d')}/*.conf;\n}`,
    ].join('\n'),
  )
  return {
    file,
    address: `https://localhost:${httpsPort}`,
    httpAddress: `http://localhost:${httpPort}`,
    typeSecond: () => typeBelow(dir, second),
  }
}

const installedNginx = (): string => orInstalled('/usr/sbin/nginx', 'nginx-light')

/** Makes a certificate of the site, which is trusted from now on. */
export const makeCertificate = (dir: string, organization: string): void => {
  const certificate = join(dir, 'fullchain.pem')
  mkdirSync(dir, { recursive: true })
  execFileSync(
    OPENSSL,
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        `/O=${organization}/CN=localhost`,
      ],
      ...['-keyout', join(dir, 'privkey.pem'), '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  trust(certificate)
}

/** Starts nginx with the deployment's file, laid out by the page's commands, and the placeholder of a certificate. */
export const startLaidNginx = async (port: number, change: Change = asItIs) => {
  const dir = await createDiskDir()
  const laid = await layNginx(dir, port, change)
  trust(join(dir, 'etc/nginx/nam-vung/fullchain.pem'))
  const { pid } = await startProcess(installedNginx(), ['-c', laid.file, '-p', dir], {
    isReady: () => isReached(laid.address),
  })
  return { ...laid, dir, reload: () => process.kill(pid, 'SIGHUP') }
}

/** The same by nginx. */
export const startNginx = async (port: number, change: Change = asItIs): Promise<string> =>
  (await startLaidNginx(port, change)).address

/** What nginx says of its files when it checks them; without the placeholder unless that is kept. */
export const checkNginx = async (keepsPlaceholder: boolean): Promise<string> => {
  const dir = await createDiskDir()
  const { file } = await layNginx(dir, await freePort(), asItIs)
  if (!keepsPlaceholder) rmSync(join(dir, 'etc/nginx/nam-vung'), { recursive: true })
  return spawnSync(installedNginx(), ['-t', '-c', file, '-p', dir], { encoding: 'utf8' }).stderr
}
