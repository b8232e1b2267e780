import type { Writable } from 'node:stream'
import type { Now } from '../../ports/now'
import type { GoogleSettings } from '../server/config'
import type { LedgerPlace } from '../server/ledger-place'

/** Shows how far a long task has come. */
export type Progress = {
  readonly begin: (steps: number) => void
  readonly advance: (steps: number) => void
  readonly end: () => void
}

export type CommandContext = {
  readonly place: LedgerPlace
  readonly output: Writable
  /** Says something to the operator, beside the output. */
  readonly say: (line: string) => void
  readonly progress: Progress
  readonly now: Now
  readonly google: GoogleSettings
}

export const EXIT = { done: 0, failed: 1, misused: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** One word of `registrations`: how it is written, what it does, more about it, and the run itself on the words after it. */
export type Command = {
  readonly usage: string
  readonly summary: string
  readonly details: ReadonlyArray<string>
  readonly run: (words: ReadonlyArray<string>, context: CommandContext) => Promise<ExitCode>
}
