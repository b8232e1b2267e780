import { type Command, type CommandContext, EXIT, type ExitCode } from './command'
import { exportCommand } from './export-command'

const COMMANDS: ReadonlyMap<string, Command> = new Map([['export', exportCommand]])

const HELP = [
  'Cách dùng: npm run -s registrations -- <lệnh>',
  '',
  ...Array.from(COMMANDS.values(), ({ usage, summary }) => `  ${usage.padEnd(24)} ${summary}`),
  `  ${'help'.padEnd(24)} hiện phần này`,
  '',
  'DATA_DIR: thư mục chứa các đăng ký (mặc định ./data).',
].join('\n')

const HELP_WORDS: ReadonlyArray<string> = ['help', '--help', '-h']

/** Takes the words after `registrations`, runs the command they name, gives the exit code; 2 with the usage for anything else. */
export const runCommand = async (
  [name = '', ...words]: ReadonlyArray<string>,
  context: CommandContext,
): Promise<ExitCode> => {
  if (HELP_WORDS.includes(name)) {
    context.output.write(`${HELP}\n`)
    return EXIT.done
  }
  const code = (await COMMANDS.get(name)?.run(words, context)) ?? EXIT.misused
  if (code === EXIT.misused) context.say(HELP)
  return code
}
