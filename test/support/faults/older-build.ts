import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { BUILT_PAGE } from '../processes/built-page'

const SCHEMA = 'src/adapters/ledger-postgres/schema.ts'

const git = (...words: ReadonlyArray<string>): string =>
  execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 30,
  }).trim()

/** The commit that changed the tables last, and the one before it; none where the history is not here. */
export const commitsAroundSchema = (): ReadonlyArray<string> => {
  try {
    const last = git('log', '-1', '--format=%H', '--', SCHEMA)
    return [last, git('rev-parse', '--verify', `${last}^`)]
  } catch {
    return []
  }
}

const BUILD = `
  import { build } from 'vite'
  const { serverBuild } = await import(process.cwd() + '/scripts/server-build.ts')
  await build({ ...serverBuild, logLevel: 'error' })`

/** Builds the commit's server beside a page of one line; returns its programs. */
export const olderBuild = (commit: string) => {
  const dir = mkdtempSync(join(tmpdir(), 'nam-vung-older-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, dir])
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: dir, stdio: 'ignore' })
  mkdirSync(join(dir, 'dist', 'client'))
  writeFileSync(join(dir, 'dist', 'client', 'index.html'), BUILT_PAGE)
  return { main: join(dir, 'dist', 'server', 'main.js'), contentDir: join(dir, 'content') }
}
