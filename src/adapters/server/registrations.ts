import { runCommand } from './commands/run-command'
import { readDataDir } from './config'

process.exitCode = await runCommand(process.argv.slice(2), {
  dataDir: readDataDir(process.env),
  output: process.stdout,
  say: (line) => console.error(line),
})
