import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createDiskDir } from '../temp-dir'
import { startProcess } from './start-process'

/** Checks, unpacks and installs it there; returns its name. */
export const installRelease = (archive: string, root: string): string => {
  const dir = mkdtempSync(join(tmpdir(), 'nam-vung-unpacked-'))
  const name = basename(archive, '.tar.gz')
  execFileSync('sha256sum', ['--check', '--quiet', `${basename(archive)}.sha256`], { cwd: dirname(archive) })
  execFileSync('tar', ['-xzf', archive, '-C', dir])
  execFileSync(join(dir, name, 'install'), [root], { stdio: 'ignore' })
  rmSync(dir, { recursive: true })
  return name
}

/** Starts an installed release and runs its commands, with data and content of their own. */
export const ownFolders = async (root: string) => {
  const dir = await createDiskDir()
  const folders = { DATA_DIR: join(dir, 'data'), CONTENT_DIR: join(dir, 'content') }
  execFileSync(join(root, 'current/new-content'), [folders.CONTENT_DIR], { stdio: 'ignore' })
  const start = (port: number, env: Readonly<Record<string, string>> = {}) =>
    startProcess(join(root, 'current/start'), [], {
      env: { ...folders, PORT: String(port), TRUST_PROXY_HOPS: '1', ...env },
      isReady: (said) => said.includes('http://localhost:'),
    })
  const run = (...words: ReadonlyArray<string>): string =>
    execFileSync(join(root, 'current/registrations'), words, {
      env: { ...process.env, ...folders },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  return { start, run, folders }
}
