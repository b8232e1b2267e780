import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { erasuresIn } from '../../../src/adapters/files/erasures-file'
import type { GoogleSettings } from '../../../src/adapters/server/config/config'
import type { LedgerLocation } from '../../../src/adapters/server/config/ledger-location'
import { wireStaff } from '../../../src/adapters/server/wiring/wire-staff'
import { runCommand } from '../../../src/adapters/staff/run-command'
import { ARRIVED_AT } from '../ledger/arrived'
import { createTempDir } from '../temp-dir'

const noProgress = { begin: () => undefined, advance: () => undefined, end: () => undefined }

const HOUR_MS = 3_600_000

const noGoogle: GoogleSettings = { googleKeyFile: null, sheetsRootUrl: 'http://127.0.0.1:1/', tokenUrl: null }

const testNow = () => ARRIVED_AT + HOUR_MS

type Given = {
  readonly location: LedgerLocation
  readonly google?: GoogleSettings
  /** What is typed, or comes through a pipe: each time the same, or one after the other. */
  readonly typed?: string | ReadonlyArray<string>
  readonly isTerminal?: boolean
  readonly migrateTo?: string
  readonly contentDir?: string
  /** The data folder beside a database. */
  readonly dataDir?: string
  readonly erasuresFile?: string
  readonly deskOrigin?: string
  readonly now?: () => number
  /** In ms; how far the clock of a database is ahead of this machine's. */
  readonly databaseAheadMs?: number
}

/** Runs a command an hour after the tests' registrations arrived; returns its exit code, its output and what it said. */
export const runStaffCommandWith = async (
  {
    location,
    google = noGoogle,
    typed = '',
    isTerminal = false,
    migrateTo,
    dataDir: given,
    erasuresFile,
    deskOrigin,
    contentDir = resolve('content'),
    now = testNow,
    databaseAheadMs = 0,
  }: Given,
  ...words: ReadonlyArray<string>
) => {
  const output = new PassThrough()
  const chunks: Array<Buffer> = []
  output.on('data', (chunk) => chunks.push(chunk))
  const said: Array<string> = []
  const lines = typeof typed === 'string' ? null : [...typed]
  const dataDir = location.tag === 'sqlite' ? location.dataDir : (given ?? (await createTempDir()))
  const code = await runCommand(words, {
    ...wireStaff({
      now,
      clock: async () => now() + databaseAheadMs,
      location: location,
      google,
      contentDir,
      dataDir,
      erasuresFile: erasuresFile ?? erasuresIn(dataDir),
      say: (line) => said.push(line),
      migrateTo: migrateTo ?? null,
    }),
    input: {
      isTerminal,
      readLine: async (question) => {
        if (question !== '') said.push(question)
        return lines === null ? String(typed) : (lines.shift() ?? '')
      },
      readLines: async () => (lines === null ? String(typed).split('\n') : lines.splice(0)),
    },
    deskOrigin: deskOrigin ?? null,
    output,
    say: (line) => said.push(line),
    progress: noProgress,
    now,
    user: 'an',
    typedAs: 'nam-vung registrations',
  })
  return {
    code,
    output: Buffer.concat(chunks).toString('utf8'),
    bytes: Buffer.concat(chunks),
    said: said.join('\n'),
  }
}

/** Runs a command on a ledger, with nothing typed and no Google. */
export const runStaffCommand = (location: LedgerLocation, ...words: ReadonlyArray<string>) =>
  runStaffCommandWith({ location }, ...words)

/** Runs a command that asks for a phone number, given through a pipe. */
export const runWithPhone = (location: LedgerLocation, typed: string, ...words: ReadonlyArray<string>) =>
  runStaffCommandWith({ location, typed }, ...words, '--phone', '-')

export const inFile = (dataDir: string): LedgerLocation => ({ tag: 'sqlite', dataDir })

export const inDatabase = (url: string): LedgerLocation => ({ tag: 'postgres', url, requiresStandby: false })
