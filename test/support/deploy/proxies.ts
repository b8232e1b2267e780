import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { installByApt } from '../install-by-apt'
import { freePort } from '../postgres/free-port'
import { createTempDir } from '../temp-dir'
import { startProcess } from './start-process'

/** Takes a settings file's text and returns the one that is tried. */
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

/** Takes the server's port, starts Caddy with the deployment's file and a certificate of its own; returns its address. */
export const startCaddy = async (port: number, change: Change = asItIs): Promise<string> => {
  const caddy = orInstalled('/usr/bin/caddy', 'caddy')
  const dir = await createTempDir()
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

/** The same by nginx. */
export const startNginx = async (port: number, change: Change = asItIs): Promise<string> => {
  const nginx = orInstalled('/usr/sbin/nginx', 'nginx-light')
  const dir = await createTempDir()
  const [httpsPort, httpPort] = [await freePort(), await freePort()]
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')]
  execFileSync(
    orInstalled('/usr/bin/openssl', 'openssl'),
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  trust(certificate)
  const settings = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll('namvung.example', 'localhost')
    .replaceAll(/\]:443|listen 443/g, (found) => found.replace('443', String(httpsPort)))
    .replaceAll(/\]:80|listen 80/g, (found) => found.replace('80', String(httpPort)))
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
  const own = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  mkdirSync(join(dir, 'temp'))
  const file = join(dir, 'nginx.conf')
  writeFileSync(
    file,
    [
      `daemon off;\npid ${join(dir, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;`,
      ...own.map((name) => `${name === 'body' ? 'client_body' : name}_temp_path ${join(dir, 'temp', name)};`),
      change(settings),
      '}',
    ].join('\n'),
  )
  const address = `https://localhost:${httpsPort}`
  await startProcess(nginx, ['-c', file, '-p', dir], { isReady: () => isReached(address) })
  return address
}
