import type { ShellUse } from '../../domain/ledger/staff/staff-use'
import { nearestName } from '../../domain/text/nearest-name'
import { affectedCommand } from './affected-command'
import { backupCommand, verifyCommand } from './backup-command'
import {
  type Command,
  type Configured,
  EXIT,
  type ExitCode,
  type Migration,
  misused,
  type Upkeep,
} from './command'
import { consentCommand } from './consent-command'
import { doctorCommand } from './doctor-command'
import { eraseCommand } from './erase-command'
import { erasuresCommand } from './erasures-command'
import { exportCommand } from './export-command'
import { findCommand } from './find-command'
import { historyCommand } from './history-command'
import { keptCommand } from './kept-command'
import { migrateCommand } from './migrate-command'
import { quarantineCommand } from './quarantine-command'
import { restoreCommand } from './restore-command'
import { retentionCommand } from './retention-command'
import { retryCommand } from './retry-command'
import { sheetsCommand } from './sheets-command'
import { staffCommand } from './staff-command'
import { statusCommand } from './status-command'
import { typedWord } from './typed-word'
import { upgradeCommand } from './upgrade-command'

type Needs = Upkeep & Migration & Configured

/**
 * In the order of the help. `doctor`, `history` and `status` leave nothing in the history, the others a line where they show, copy or
 * change data.
 */
const COMMAND_OF = {
  export: exportCommand,
  find: findCommand,
  erase: eraseCommand,
  kept: keptCommand,
  consent: consentCommand,
  erasures: erasuresCommand,
  status: statusCommand,
  retry: retryCommand,
  quarantine: quarantineCommand,
  sheets: sheetsCommand,
  staff: staffCommand,
  history: historyCommand,
  affected: affectedCommand,
  retention: retentionCommand,
  migrate: migrateCommand,
  doctor: doctorCommand,
  backup: backupCommand,
  verify: verifyCommand,
  restore: restoreCommand,
  upgrade: upgradeCommand,
} satisfies Readonly<Record<ShellUse | 'doctor' | 'history' | 'status', Command<Needs>>>

const COMMANDS: ReadonlyMap<string, Command<Needs>> = new Map(Object.entries(COMMAND_OF))

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

const helpOf = ({ usage, summary, details }: Command<Needs>, typedAs: string): string =>
  [`Cách dùng: ${typedAs} ${usage}`, `  ${summary}`, '', ...details.map((line) => `  ${line}`)].join('\n')

const NO_COMMAND = 'Chưa có tên lệnh.'

/** The command whose usage has this word, such as `orders`; null if none has it. */
const commandWith = (word: string): string | null =>
  [...COMMANDS].find(([, { usage }]) => usage.split(/[^a-z]+/).includes(word))?.[0] ?? null

const explainUnknown = (name: string): string => {
  if (name === '') return NO_COMMAND
  const nearest = nearestName(name.toLowerCase(), [...COMMANDS.keys()]) ?? commandWith(name)
  return `Không có lệnh ${typedWord(name)}.${nearest === null ? '' : ` Có phải ${nearest}?`}`
}

/** Turns `help export` into `export help`. */
const helpLast = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first = '', second = ''] = words
  return HELP_ARGS.includes(first) && COMMANDS.has(second) ? [second, first] : words
}

/**
 * Runs the command that the words name and returns its exit code: 0 if it was done, 1 if not, 2 if the words are wrong
 * (P-010).
 */
export const runCommand = async (words: ReadonlyArray<string>, context: Needs): Promise<ExitCode> => {
  const [name = '', ...args] = helpLast(words)
  const command = COMMANDS.get(name)
  const asksForHelp = (command === undefined ? [name] : args).some((arg) => HELP_ARGS.includes(arg))
  const helped = command === undefined ? help(context.typedAs) : helpOf(command, context.typedAs)
  if (asksForHelp) {
    context.output.write(`${helped}\n`)
    return EXIT.done
  }
  const code =
    command === undefined ? misused(context, explainUnknown(name)) : await command.run(args, context)
  if (code === EXIT.misused) context.say(`\n${helped}`)
  return code
}
