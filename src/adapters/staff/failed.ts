import { type CommandContext, EXIT, type ExitCode } from './command'

/** Says why a command did not do what was asked. */
export const failed = ({ say }: Pick<CommandContext, 'say'>, reason: string): ExitCode => {
  say(reason)
  return EXIT.failed
}
