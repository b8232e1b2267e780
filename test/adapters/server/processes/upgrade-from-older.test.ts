import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { counted } from '../../../support/faults/counted'
import { figure } from '../../../support/faults/figure'
import { startRetryingClients } from '../../../support/faults/retrying-clients'
import { isLong } from '../../../support/faults/scale'
import { startSiteSheets } from '../../../support/faults/site-sheets'
import { staffEyes } from '../../../support/faults/staff-eyes'
import { phoneOf } from '../../../support/fixtures/people'
import { startPair } from '../../../support/postgres/start-pair'
import { BUILT_PAGE } from '../../../support/processes/built-page'
import { runProgram } from '../../../support/processes/run-program'
import { sendMembership } from '../../../support/processes/send-membership'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { until } from '../../../support/until'

const SCHEMA = ['src/adapters/sql/tables-in.ts', 'src/adapters/ledger-postgres/schema.ts']
const ADDS_TABLES = ['--pickaxe-regex', '-S', '(CREATE|ALTER) TABLE']

const git = (...words: ReadonlyArray<string>): string =>
  execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 30,
  }).trim()

/** The commit that changed the tables last, and the one before it; none where the history is not here. */
const commitsAroundSchema = (): ReadonlyArray<string> => {
  try {
    const last = git('log', '-1', '--format=%H', ...ADDS_TABLES, '--', ...SCHEMA)
    return [last, git('rev-parse', '--verify', `${last}^`)]
  } catch {
    return []
  }
}

const BUILD = `
  import { build } from 'vite'
  const { serverBuild } = await import(process.cwd() + '/scripts/server-build.ts')
  await build({ ...serverBuild, logLevel: 'error' })`

/** Builds the commit's server from its own packages, beside a page of one line; returns its programs. */
const olderBuild = (commit: string) => {
  const dir = mkdtempSync(join(tmpdir(), 'nam-vung-older-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, dir])
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: dir, stdio: 'ignore' })
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: dir, stdio: 'ignore' })
  mkdirSync(join(dir, 'dist', 'client'))
  writeFileSync(join(dir, 'dist', 'client', 'index.html'), BUILT_PAGE)
  return { main: join(dir, 'dist', 'server', 'main.js'), contentDir: join(dir, 'content') }
}

const CLIENTS = 16
const SOME = 200
const DRAIN_MS = 120_000
/** No client comes so far. */
const BY_THE_OLDER = 90_000_000

const built = inject('builtServer')
const commits = isLong ? commitsAroundSchema() : []
if (isLong && commits.length === 0)
  console.log('The history is not here: no upgrade from an older commit is tried.')

describe.skipIf(commits.length === 0)(
  'two processes of an older commit, upgraded one at a time while 16 clients write',
  () => {
    it.each([
      ['that has the same tables', commits[0] ?? '', false],
      ['that has older tables', commits[1] ?? '', true],
    ])(
      '[M-109, P-006] %s: every error is resolved by a repeat, nothing is lost or doubled',
      {
        timeout: 600_000,
      },
      async (which, commit, isOlder) => {
        const older = olderBuild(commit)
        const pair = await startPair()
        onTestFinished(pair.stop)
        const service = await startSiteSheets()
        const env = { DATABASE_URL: pair.url, ...service.env, RATE_LIMIT_PER_MINUTE: '0' }
        const olderEnv = { ...env, CONTENT_DIR: older.contentDir }
        const servers = [
          await startServerProcess(older.main, { env: olderEnv }),
          await startServerProcess(older.main, { env: olderEnv }),
        ]
        const schemaVersion = async () =>
          Number((await pair.primary().query('SELECT version FROM schema_version'))[0]?.version)
        const before = await schemaVersion()
        let turn = 0
        const urlNow = (): string => {
          turn += 1
          return servers[turn % servers.length]?.url ?? ''
        }
        const clients = startRetryingClients({ clients: CLIENTS, urlNow, from: 0, restMs: 100, pauseMs: 20 })
        const someMore = async () => {
          const had = clients.acknowledged.size
          await until(() => clients.acknowledged.size >= had + SOME)
        }
        const upgrade = async (index: number) => {
          expect((await servers[index]?.stop('SIGTERM'))?.code).toBe(0)
          servers[index] = await startServerProcess(built.main, { env })
          await someMore()
        }
        await someMore()
        await upgrade(0)
        const after = await schemaVersion()
        expect(after > before).toBe(isOlder)
        if (isOlder) expect((await runProgram(older.main, { env: olderEnv }).ended).code).toBe(1)
        expect(await sendMembership(servers[1]?.url ?? '', BY_THE_OLDER)).toBe(200)
        await upgrade(1)
        await clients.finish()

        const staff = staffEyes(built.registrations, env)
        const sent = new Set([...clients.acknowledged, BY_THE_OLDER].map(phoneOf))
        const kept = counted(sent, await staff.memberPhones())
        await staff.drained(DRAIN_MS)
        const brought = counted(sent, service.phones())
        const name = `15 from a commit ${which}`
        figure(`${name}: registrations`, sent.size, '> 0')
        figure(`${name}: of these repeated`, clients.unanswered.size, '>= 0')
        figure(
          `${name}: missing or doubled`,
          kept.lost.length + kept.doubled + brought.lost.length + brought.doubled,
          '= 0',
        )
        figure(`${name}: tables changed`, after - before, isOlder ? '> 0' : '= 0')
        expect({ kept, brought }).toStrictEqual({
          kept: { lost: [], doubled: 0, unasked: [] },
          brought: { lost: [], doubled: 0, unasked: [] },
        })
        expect([...clients.answers].filter((status) => ![200, 503, 0].includes(status))).toStrictEqual([])
      },
    )
  },
)
