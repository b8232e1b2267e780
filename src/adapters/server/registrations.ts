import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { EXIT } from '../staff/command'
import { leaveWhereOutputFails } from '../staff/leave-where-output-fails'
import { createProgressBar } from '../staff/progress-bar'
import { runCommand } from '../staff/run-command'
import { readDatabaseUrl, readDataDir, readGoogleSettings } from './config'
import { explainConfigError } from './explain-config-error'

const say = (line: string): void => console.error(line)

leaveWhereOutputFails(process.stdout, say, (code) => process.exit(code))
process.stderr.on('error', () => undefined)

const settings = sequenceS(E.Apply)({
  databaseUrl: readDatabaseUrl(process.env),
  google: readGoogleSettings(process.env),
})
if (E.isLeft(settings)) {
  say(explainConfigError(settings.left))
  process.exitCode = EXIT.failed
} else {
  const { databaseUrl, google } = settings.right
  process.exitCode = await runCommand(process.argv.slice(2), {
    place: { dataDir: readDataDir(process.env), databaseUrl },
    output: process.stdout,
    say,
    progress: createProgressBar(process.stderr),
    now: Date.now,
    google,
  })
}
