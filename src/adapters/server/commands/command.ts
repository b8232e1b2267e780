import type { Writable } from 'node:stream'

export type CommandContext = {
  readonly dataDir: string
  readonly output: Writable
  /** Says something to the operator, beside the output. */
  readonly say: (line: string) => void
}

export const EXIT = { done: 0, failed: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** One word of `registrations`: how it is written, what it does, and the run itself on the words after it. */
export type Command = {
  readonly usage: string
  readonly summary: string
  readonly run: (words: ReadonlyArray<string>, context: CommandContext) => Promise<ExitCode>
}
