import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { databaseClock } from '../ledger-postgres/database-clock'
import { EXIT } from '../staff/command'
import { createProgressLine, keepOutputPrivate } from '../staff/command-output'
import { createInput } from '../staff/create-input'
import { exitOnOutputError } from '../staff/exit-on-output-error'
import { runCommand } from '../staff/run-command'
import {
  readContentDir,
  readDataDir,
  readDesk,
  readErasuresFile,
  readGoogleSettings,
  readLedgerLocation,
  readMigrateTo,
} from './config/config'
import { explainConfigError } from './config/explain-config-error'
import { programCommand } from './config/program-command'
import { settingDoubts } from './config/setting-doubts'
import { systemUser } from './config/system-user'
import { wireStaff } from './wiring/wire-staff'

const say = (line: string): void => console.error(line)

exitOnOutputError(process.stdout, say, (code) => process.exit(code))
process.stderr.on('error', () => undefined)
keepOutputPrivate(process.stdout.fd)

for (const sentence of settingDoubts(process.env)) say(sentence)

const settings = sequenceS(E.Apply)({
  location: readLedgerLocation(process.env),
  google: readGoogleSettings(process.env),
  desk: readDesk(process.env),
})
if (E.isLeft(settings)) {
  say(explainConfigError(settings.left))
  process.exitCode = EXIT.failed
} else {
  process.exitCode = await runCommand(process.argv.slice(2), {
    ...wireStaff({
      ...settings.right,
      dataDir: readDataDir(process.env),
      contentDir: readContentDir(process.env),
      now: Date.now,
      clock: databaseClock,
      erasuresFile: readErasuresFile(process.env),
      migrateTo: readMigrateTo(process.env),
      say,
    }),
    deskOrigin: settings.right.desk?.origin ?? null,
    input: createInput(process.stdin, process.stderr),
    output: process.stdout,
    say,
    progress: createProgressLine(process.stderr),
    now: Date.now,
    user: systemUser(process.env),
    typedAs: programCommand(process.env, 'registrations'),
  })
}
