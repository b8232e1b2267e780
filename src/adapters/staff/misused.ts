import { type CommandContext, EXIT, type ExitCode } from './command'

/** Says what is wrong with a command as it was typed; its usage is printed below. */
export const misused = ({ say }: Pick<CommandContext, 'say'>, reason: string): ExitCode => {
  say(reason)
  return EXIT.misused
}
