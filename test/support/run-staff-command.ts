import { PassThrough } from 'node:stream'
import type { GoogleSettings } from '../../src/adapters/server/config'
import type { LedgerPlace } from '../../src/adapters/server/ledger-place'
import { wireStaff } from '../../src/adapters/server/wire-staff'
import { runCommand } from '../../src/adapters/staff/run-command'
import { ARRIVED_AT } from './arrived'

const noProgress = { begin: () => undefined, advance: () => undefined, end: () => undefined }

const HOUR_MS = 3_600_000

const noGoogle: GoogleSettings = { googleKeyFile: null, sheetsRootUrl: 'http://127.0.0.1:1/', tokenUrl: null }

/** Takes a place and the words after `registrations`, runs the command an hour after the tests' registrations arrived, gives its exit code, its output and what it said. */
export const runStaffCommand = (place: LedgerPlace, ...words: ReadonlyArray<string>) =>
  runStaffCommandWith({ place, google: noGoogle }, ...words)

/** The same, with a Google to ask. */
export const runStaffCommandWith = async (
  given: { readonly place: LedgerPlace; readonly google: GoogleSettings },
  ...words: ReadonlyArray<string>
) => {
  const output = new PassThrough()
  const chunks: Array<Buffer> = []
  output.on('data', (chunk) => chunks.push(chunk))
  const said: Array<string> = []
  const code = await runCommand(words, {
    ...wireStaff({ ...given, dataDir: given.place.tag === 'sqlite' ? given.place.dataDir : '/nowhere' }),
    output,
    say: (line) => said.push(line),
    progress: noProgress,
    now: () => ARRIVED_AT + HOUR_MS,
  })
  return {
    code,
    output: Buffer.concat(chunks).toString('utf8'),
    bytes: Buffer.concat(chunks),
    said: said.join('\n'),
  }
}

/** Takes a data folder, gives the place that is a file in it. */
export const inFile = (dataDir: string): LedgerPlace => ({ tag: 'sqlite', dataDir })

/** Takes a database's address, gives the place that it is. */
export const inDatabase = (url: string): LedgerPlace => ({ tag: 'postgres', url })
