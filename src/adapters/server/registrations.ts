import * as E from 'fp-ts/Either'
import { EXIT } from './commands/command'
import { createProgressBar } from './commands/progress-bar'
import { runCommand } from './commands/run-command'
import { readDatabaseUrl, readDataDir, readGoogleSettings } from './config'
import { explainConfigError } from './messages/explain-config-error'

const say = (line: string): void => console.error(line)

const databaseUrl = readDatabaseUrl(process.env)
if (E.isLeft(databaseUrl)) {
  say(explainConfigError(databaseUrl.left))
  process.exitCode = EXIT.failed
} else {
  process.exitCode = await runCommand(process.argv.slice(2), {
    place: { dataDir: readDataDir(process.env), databaseUrl: databaseUrl.right },
    output: process.stdout,
    say,
    progress: createProgressBar(process.stderr),
    now: Date.now,
    google: readGoogleSettings(process.env),
  })
}
