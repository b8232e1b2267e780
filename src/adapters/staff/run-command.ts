import { backupCommand } from './backup-command'
import { type Command, type CommandContext, EXIT, type ExitCode } from './command'
import { doctorCommand } from './doctor-command'
import { eraseCommand } from './erase-command'
import { erasuresCommand } from './erasures-command'
import { exportCommand } from './export-command'
import { findCommand } from './find-command'
import { historyCommand } from './history-command'
import { migrateCommand } from './migrate-command'
import { quarantineCommand } from './quarantine-command'
import { restoreCommand } from './restore-command'
import { retentionCommand } from './retention-command'
import { retryCommand } from './retry-command'
import { statusCommand } from './status-command'
import { upgradeCommand } from './upgrade-command'
import { verifyCommand } from './verify-command'

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['export', exportCommand],
  ['find', findCommand],
  ['erase', eraseCommand],
  ['erasures', erasuresCommand],
  ['status', statusCommand],
  ['retry', retryCommand],
  ['quarantine', quarantineCommand],
  ['history', historyCommand],
  ['retention', retentionCommand],
  ['migrate', migrateCommand],
  ['doctor', doctorCommand],
  ['backup', backupCommand],
  ['verify', verifyCommand],
  ['restore', restoreCommand],
  ['upgrade', upgradeCommand],
])

const USAGE_WIDTH = 44
const HELP_ARGS: ReadonlyArray<string> = ['help', '--help', '-h']

const help = (typedAs: string): string =>
  [
    `Cách dùng: ${typedAs} <lệnh>`,
    '',
    ...Array.from(COMMANDS.values(), ({ usage, summary }) => `  ${usage.padEnd(USAGE_WIDTH)} ${summary}`),
    `  ${'help'.padEnd(USAGE_WIDTH)} hiện phần này; <lệnh> --help: nói rõ hơn về một lệnh`,
    '',
    'DATA_DIR: thư mục chứa các đăng ký (mặc định ./data).',
    'DATABASE_URL: địa chỉ PostgreSQL, nếu các đăng ký nằm ở đó.',
  ].join('\n')

const helpOf = ({ usage, summary, details }: Command, typedAs: string): string =>
  [`Cách dùng: ${typedAs} ${usage}`, `  ${summary}`, '', ...details.map((line) => `  ${line}`)].join('\n')

export const runCommand = async (
  [name = '', ...args]: ReadonlyArray<string>,
  context: CommandContext,
): Promise<ExitCode> => {
  const command = COMMANDS.get(name)
  const asksForHelp = (command === undefined ? [name] : args).some((arg) => HELP_ARGS.includes(arg))
  const helped = command === undefined ? help(context.typedAs) : helpOf(command, context.typedAs)
  if (asksForHelp) {
    context.output.write(`${helped}\n`)
    return EXIT.done
  }
  const code = (await command?.run(args, context)) ?? EXIT.misused
  if (code === EXIT.misused) context.say(helped)
  return code
}
